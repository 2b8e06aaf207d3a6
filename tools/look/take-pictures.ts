import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import type { Shop } from './fill-shop.ts';
import type { Look, Scene, Size } from './scenes.ts';

export interface Session {
  shop: Shop;
  size: Size;
  look: Look;
  scenes: readonly Scene[];
  folder: string;
}

/** Every scene in one size, theme and language. */
export async function takePictures(browser: Browser, address: string, session: Session): Promise<void> {
  const { shop, size, look, scenes, folder } = session;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  await context.addCookies([{ name: 'language', value: look.language, url: address }]);
  const page = await context.newPage();
  watchRequests(page);
  await page.addInitScript(
    (theme) =>
      localStorage.getItem('look') ?? localStorage.setItem('look', JSON.stringify({ theme, inputs: {} })),
    look.theme,
  );
  const shoot = (name: string) =>
    page.screenshot({
      path: path.join(folder, `${name}-${size.name}-${look.name}.png`),
      // A colour on its way to another is no colour of ours.
      animations: 'disabled',
    });
  for (const scene of scenes.filter(({ guest }) => guest)) {
    await open(page, scene, session);
    await shoot(scene.name);
  }
  await logIn(page, shop, look);
  for (const scene of scenes.filter(({ guest }) => !guest)) {
    await open(page, scene, session);
    await shoot(scene.name);
  }
  await context.close();
  console.log(`${size.name} ${look.name}: ${scenes.length} pictures`);
}

async function open(page: Page, { path: place, prepare }: Scene, { shop, size }: Session): Promise<void> {
  await page.goto(typeof place === 'string' ? place : place(shop));
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  await prepare?.(page, size);
  await settled(page);
}

/** What came stands on the screen, and nothing has been asked for since: an answer may have led to a question. */
async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2), header h1').first().waitFor({ state: 'attached' });
  const open = watched.get(page) ?? new Set();
  do {
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(PAINTED);
  } while (open.size > 0);
}

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** What a page has asked for and not yet got. */
const watched = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  watched.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

async function logIn(page: Page, { phone, password }: Shop, look: Look): Promise<void> {
  await page.goto('/settings/employee');
  await page.locator('input[name="username"]').fill(phone);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  const theme = { light: /^(Light|Mwanga)$/, dark: /^(Dark|Giza)$/ }[look.theme];
  await page.getByRole('radio', { name: theme }).click();
  await page.getByRole('radio', { name: look.language === 'sw' ? 'Kiswahili' : 'English' }).click();
  await page.waitForLoadState('networkidle');
}
