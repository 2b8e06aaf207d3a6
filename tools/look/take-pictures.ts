import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { withoutEvents } from '../../e2e/pages/without-events.ts';
import { type Examined, examine } from './examine.ts';
import type { Login, PicturedShop } from './fill-shop.ts';
import { logInAt } from './log-in.ts';
import { type Look, PEOPLE, type Person, type Scene, type Size } from './scene.ts';

export interface View {
  size: Size;
  look: Look;
}

export interface Session {
  shop: PicturedShop | null;
  /** Alike in language, in whether one touches and in columns: a screen is opened once and looked at in each of them. */
  views: readonly View[];
  scenes: readonly Scene[];
  folder: string;
}

/** A picture and what was found on it. */
export interface Finding extends Examined {
  scene: string;
  size: string;
  look: Look;
}

/** Every scene in the views of a session, each as whoever sees it. */
export async function takePictures(browser: Browser, address: string, session: Session): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const person of PEOPLE) {
    const scenes = session.scenes.filter(({ as }) => as === person);
    if (scenes.length > 0)
      findings.push(...(await picturesOf(person, scenes, { browser, address, session })));
  }
  const shown = session.views.map(({ size, look }) => `${size.name} ${look.name}`);
  console.log(`${shown.join(', ')}: ${findings.length} pictures`);
  return findings;
}

interface Place {
  browser: Browser;
  address: string;
  session: Session;
}

async function picturesOf(person: Person, scenes: readonly Scene[], { browser, address, session }: Place) {
  const { shop, views } = session;
  const [{ size, look }] = views as [View];
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
    const failed = failure ? [`did not open: ${failure.message.split('\n')[0]}`] : [];
    const said = [...failed, ...(undo ? [] : complaints)];
    findings.push(...(await lookAt(page, scene, said, session)));
    await undo?.();
  }
  await context.close();
  return findings;
}

/** Pictures first: whoever examines a page scrolls it. */
async function lookAt(page: Page, { name }: Scene, said: readonly string[], { views, folder }: Session) {
  for (const view of views) {
    await showAs(page, view);
    await page.screenshot({
      path: path.join(folder, `${name}-${view.size.name}-${view.look.name}.png`),
      // A colour on its way to another is no colour of ours.
      animations: 'disabled',
    });
  }
  const findings: Finding[] = [];
  for (const view of views) {
    await showAs(page, view);
    const isOtherTheme = findings.some(({ size }) => size === view.size.name);
    const { faults, texts } = await examine(page, view.size, isOtherTheme);
    findings.push({
      ...{ scene: name, size: view.size.name, look: view.look, texts },
      faults: [...new Set([...said, ...faults])],
    });
  }
  return findings;
}

/** The page in another size or theme, as turning the phone or the evening changes it. */
async function showAs(page: Page, { size: { width, height }, look: { theme } }: View): Promise<void> {
  const at = page.viewportSize();
  if (at?.width !== width || at.height !== height) await page.setViewportSize({ width, height });
  const dressed = JSON.stringify({ theme, mantineColorScheme: theme });
  await page.evaluate(`Object.assign(document.documentElement.dataset, ${dressed})`);
  await page.evaluate(PAINTED);
}

async function open(page: Page, scene: Scene, { shop, views: [first] }: Session): Promise<void> {
  const { path: place, prepare, waits } = scene;
  const { size } = first as View;
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.goto(typeof place === 'string' ? place : place(shop as PicturedShop));
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

async function logIn(page: Page, login: Login, look: Look): Promise<void> {
  await logInAt(page, '/settings/employee', login);
  const theme = { light: /^(Light|Mwanga)$/, dark: /^(Dark|Giza)$/ }[look.theme];
  await page.getByRole('radio', { name: theme }).click();
  await page.getByRole('radio', { name: look.language === 'sw' ? 'Kiswahili' : 'English' }).click();
  await page.waitForLoadState('networkidle');
}
