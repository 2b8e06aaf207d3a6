import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Installation } from './installation.ts';
import { p95Of, type Times, timesOf } from './measure.ts';
import { OWNER_LOGIN } from './seed.ts';

const SLOWER = 4;
const CARTS = 5;
const SCANS_IN_A_CART = 20;
/** Between two keys of a scanner. */
const KEY_MS = 5;
const FIRST_BARCODE = 6_001_000_000_000;
const TILL = '/point-of-sale/sale-form';

/** What a cashier waits for at a till with the whole catalogue of the bench on the device. */
export interface TillScreen {
  /** From the Enter of a scanner to the painted line of the cart, on a processor four times slower. */
  scan: Times;
  p95: number;
  scans: number;
  /** Script that a browser without anything of ours fetches for the till, in KB gz. */
  scripts: number;
  /** The first time on a device, and once the products lie on it. */
  first: Opening;
  again: Opening;
}

export interface Opening {
  /** From the address to the first tile. */
  ms: number;
  /** The longest time in which the page did not answer. */
  blockedMs: number;
}

/** Opens the till in a real browser, twice, and scans carts full of products at it. */
export async function measureTillScreen({ address, adminUrl }: Installation): Promise<TillScreen> {
  await giveBarcodes(adminUrl, CARTS * SCANS_IN_A_CART);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  try {
    return await atTheTill(browser, address);
  } finally {
    await browser.close();
  }
}

async function atTheTill(browser: Browser, baseURL: string): Promise<TillScreen> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(NOTE_TIMES);
  await logIn(page);
  // What the page before still fetches is not the till's.
  await page.goto('about:blank');
  const wire = await context.newCDPSession(page);
  const scripts = noteScripts(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  const standing = page.getByRole('textbox', { name: 'Search products' }).waitFor().then(scripts);
  const first = await open(page);
  const kilobytes = await standing;
  await wire.send('Network.setCacheDisabled', { cacheDisabled: false });
  await untilKept(page);
  page.removeAllListeners('response');
  const again = await open(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taken: number[] = [];
  for (let cart = 0; cart < CARTS; cart += 1) {
    for (let place = 0; place < SCANS_IN_A_CART; place += 1)
      taken.push(await scanOne(page, wire, FIRST_BARCODE + cart * SCANS_IN_A_CART + place));
    await page.keyboard.press('F8');
  }
  return {
    scan: timesOf(taken),
    p95: p95Of(taken),
    scans: taken.length,
    scripts: kilobytes,
    first,
    again,
  };
}

async function giveBarcodes(adminUrl: string, count: number): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(
    `update products p set barcodes = array[($1::bigint + n.place)::text]
     from (select id, row_number() over (order by code) - 1 as place from products limit $2::int) n where p.id = n.id`,
    [FIRST_BARCODE, count],
  );
  await admin.end();
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.locator('input[name="username"]').fill(OWNER_LOGIN.phone);
  await page.locator('input[name="password"]').fill(OWNER_LOGIN.password);
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="username"]').waitFor({ state: 'detached' });
}

async function open(page: Page): Promise<Opening> {
  const began = performance.now();
  await page.goto(TILL);
  await page.locator('[data-tile]').first().waitFor({ timeout: 120_000 });
  const ms = performance.now() - began;
  // The last block is told after its end.
  await wait(1_000);
  return { ms, blockedMs: await page.evaluate<number>('Math.max(0, ...window.blocks)') };
}

/** The products lie on the device once another look at the shelf finds the last of them. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    `new Promise((resolve) => {
      const request = indexedDB.open('till');
      request.onsuccess = () => {
        const kept = request.result.transaction('heads').objectStore('heads').count();
        kept.onsuccess = () => { request.result.close(); resolve(kept.result > 0); };
      };
    })`,
    undefined,
    { timeout: 120_000, polling: 1_000 },
  );
}

/** Types a code as a scanner does, each key at its time, and answers when its line stood on the screen after Enter. */
async function scanOne(page: Page, wire: CDPSession, code: number): Promise<number> {
  await page.evaluate(AWAIT_LINE);
  const strokes = [...String(code)].map((key) => ({ key, text: key, code: `Digit${key}` }));
  const began = Date.now();
  const sent: Promise<unknown>[] = [];
  // Stamped as a scanner presses them, however late this process comes to send them.
  for (const [place, stroke] of [...strokes, { key: 'Enter', text: '\r', code: 'Enter' }].entries()) {
    const at = began + place * KEY_MS;
    await wait(Math.max(0, at - Date.now()));
    sent.push(wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke, timestamp: at / 1000 }));
    sent.push(wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke, timestamp: at / 1000 }));
  }
  await Promise.all(sent);
  return page.evaluate<number>('window.lineAfter');
}

/** Adds up the scripts of all answers from now on until it is asked, packed as gzip packs them. */
function noteScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    const packed = await Promise.all((await Promise.all(bodies)).map((body) => promisify(gzip)(body)));
    return packed.reduce((sum, { length }) => sum + length, 0) / 1024;
  };
}

/** Heard before the till hears it, for what it shows may stand there when its listener returns. */
const NOTE_TIMES = `
  addEventListener('keydown', ({ key, timeStamp }) => { if (key === 'Enter') window.entered = timeStamp; }, { capture: true });
  window.blocks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocks.push(duration);
  }).observe({ type: 'longtask', buffered: true });`;

/** From the time stamp of Enter to the moment after the frame in which one line more stands in the cart. */
const AWAIT_LINE = `
  window.lineAfter = new Promise((resolve) => {
    const lines = () => document.querySelectorAll('ul[aria-label="Cart"] > li').length;
    const before = lines();
    const watch = new MutationObserver(() => {
      if (lines() <= before) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - window.entered);
        port2.postMessage('painted');
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  undefined`;
