import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { dataFolderOf, LANES, laneAddress } from './lanes.ts';

// The processes that run the flows read this file too: what the first of them decides the others are told.
process.env.E2E_FOLDER ??= path.join(tmpdir(), `onepos-e2e-${process.pid}`);
const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
process.env.E2E_DATA_DIR = dataFolderOf(process.env.E2E_FOLDER, lane);

/** The flows in a real browser against the product as `npm start` runs it, with a server and a database to each browser. */
export default defineConfig({
  testDir: './flows',
  testMatch: '*.flow.ts',
  outputDir: '../test-results',
  // The tests of a file go on from each other; files do not, so each runs where there is room.
  fullyParallel: false,
  workers: LANES,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: laneAddress(lane),
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    // A worker answers before a flow can stand in for the server; the flow that is about it lets it in.
    serviceWorkers: 'block',
    // What a flow draws and asks is recorded by the second run of a file that failed: it costs a fifth of the work.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'first start',
      testMatch: 'first-start.flow.ts',
      // On a machine where nobody has been yet.
      use: { baseURL: laneAddress(LANES) },
    },
    {
      name: 'laptop',
      testIgnore: ['first-start.flow.ts', '*phone.flow.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '*phone.flow.ts',
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 640 },
        defaultBrowserType: 'chromium',
      },
    },
  ],
  webServer: {
    // Without a shell in between it hears of the end of whoever started it.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" e2e/serve-lanes.ts "${process.env.E2E_FOLDER}"`,
    cwd: path.join(import.meta.dirname, '..'),
    url: `${laneAddress(LANES)}/api/live`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
