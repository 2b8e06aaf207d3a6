import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4871);
// Each run begins on an empty machine: the first flow is the first start.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'onepos-e2e-'));

/** The flows in a real browser against the product as `npm start` runs it, with its own database. */
export default defineConfig({
  testDir: './flows',
  testMatch: '*.flow.ts',
  outputDir: '../test-results',
  // One shop is built up flow by flow, as a newcomer would.
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    trace: 'retain-on-failure',
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
    { name: 'first start', testMatch: 'first-start.flow.ts' },
    {
      name: 'laptop',
      dependencies: ['first start'],
      testIgnore: ['first-start.flow.ts', '*phone.flow.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      dependencies: ['first start', 'laptop'],
      testMatch: '*phone.flow.ts',
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 640 },
        defaultBrowserType: 'chromium',
      },
    },
  ],
  webServer: {
    command: 'npm start',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/api/live`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR },
  },
});
