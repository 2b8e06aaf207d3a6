import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { withoutEvents } from '../../e2e/pages/without-events.ts';
import { type Examined, examine } from './examine.ts';
import type { Login, Shop } from './fill-shop.ts';
import { type Look, PEOPLE, type Person, type Scene, type Size } from './scene.ts';

export interface Session {
  shop: Shop | null;
  size: Size;
  look: Look;
  scenes: readonly Scene[];
  folder: string;
}

/** A picture and what was found on it. */
export interface Finding extends Examined {
  scene: string;
  size: string;
  look: Look;
}

/** Every scene in one size, theme and language, each as whoever sees it. */
export async function takePictures(browser: Browser, address: string, session: Session): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const person of PEOPLE) {
    const scenes = session.scenes.filter(({ as }) => as === person);
    if (scenes.length > 0)
      findings.push(...(await picturesOf(person, scenes, { browser, address, session })));
  }
  console.log(`${session.size.name} ${session.look.name}: ${findings.length} pictures`);
  return findings;
}

interface Place {
  browser: Browser;
  address: string;
  session: Session;
}

async function picturesOf(person: Person, scenes: readonly Scene[], { browser, address, session }: Place) {
  const { shop, size, look, folder } = session;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: 'reduce',
    baseURL: address,
    timezoneId: 'Africa/Dar_es_Salaam',
  });
  await context.addCookies([{ name: 'language', value: look.language, url: address }]);
  const page = await context.newPage();
  const complaints = watch(page);
  await withoutEvents(page);
  await page.addInitScript(
    (theme) =>
      localStorage.getItem('look') ?? localStorage.setItem('look', JSON.stringify({ theme, inputs: {} })),
    look.theme,
  );
  const login = person === 'first' || person === 'guest' ? undefined : shop?.people[person];
  if (login) await logIn(page, login, look);
  const findings: Finding[] = [];
  for (const scene of scenes) {
    complaints.length = 0;
    const undo = await scene.meanwhile?.(page);
    const failure = await open(page, scene, session).catch((error: Error) => error);
    await page.screenshot({
      path: path.join(folder, `${scene.name}-${size.name}-${look.name}.png`),
      // A colour on its way to another is no colour of ours.
      animations: 'disabled',
    });
    const { faults, texts } = await examine(page, size);
    const failed = failure ? [`did not open: ${failure.message.split('\n')[0]}`] : [];
    const said = undo ? [] : complaints;
    findings.push({
      scene: scene.name,
      size: size.name,
      look,
      faults: [...new Set([...failed, ...said, ...faults])],
      texts,
    });
    await undo?.();
  }
  await context.close();
  return findings;
}

async function open(page: Page, scene: Scene, { shop, size }: Session): Promise<void> {
  const { path: place, prepare, waits } = scene;
  await page.goto(typeof place === 'string' ? place : place(shop as Shop));
  await page.getByRole('main').waitFor();
  if (waits) {
    await page.locator('main [aria-busy="true"]').first().waitFor();
    return;
  }
  await page.waitForLoadState('networkidle');
  await settled(page);
  await prepare?.(page, size);
  await settled(page);
}

/** What came stands on the screen, and nothing has been asked for since: an answer may have led to a question. */
async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2), header h1').first().waitFor({ state: 'attached' });
  const open = asked.get(page) ?? new Set();
  do {
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(PAINTED);
  } while (open.size > 0);
}

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** What a page has asked for and not yet got. */
const asked = new WeakMap<Page, Set<Request>>();

/** Follows the requests of a page, and keeps what it complains of. */
function watch(page: Page): string[] {
  const open = new Set<Request>();
  const complaints: string[] = [];
  asked.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('pageerror', (error) => complaints.push(`fails: ${error.message}`));
  page.on('console', (message) => {
    // A refused login is told by the browser as well.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text().slice(0, 200)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answered ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

async function logIn(page: Page, { phone, password }: Login, look: Look): Promise<void> {
  await page.goto('/settings/employee');
  await page.locator('input[name="username"]').fill(phone);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  const theme = { light: /^(Light|Mwanga)$/, dark: /^(Dark|Giza)$/ }[look.theme];
  await page.getByRole('radio', { name: theme }).click();
  await page.getByRole('radio', { name: look.language === 'sw' ? 'Kiswahili' : 'English' }).click();
  await page.waitForLoadState('networkidle');
}
