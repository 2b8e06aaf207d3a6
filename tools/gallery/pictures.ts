import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Pictures of every gallery scene in both themes and three sizes, of opened menus, dialogs and extreme looks; axe checks each. Needs the gallery running. */
const origin = process.env.GALLERY ?? 'http://localhost:5199';
const folder = process.env.LOOK ?? 'look/gallery';
const only = process.argv.slice(2);

interface Look {
  name: string;
  scene: string;
  query?: string;
  /** Names of buttons or fields pressed before the picture. */
  press?: string[];
  /** Left out: all sizes. */
  size?: string;
}

const sizes = [
  { name: 'desktop', width: 1440, height: 900, touch: false },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'small', width: 360, height: 640, touch: true },
  { name: 'tablet', width: 900, height: 700, touch: true },
];
const scenes = [
  'list',
  'form',
  'view',
  'statement',
  'guest',
  'parts',
  'empty',
  'loading',
  'no-permission',
  'not-found',
  'toasts',
];
const extreme = 'fontSize=18px&padding=1.5rem&margin=1.5rem&radius=24px&primary=%23FACC15';
const tight = 'fontSize=12px&padding=0.5rem&margin=0.5rem&radius=0px&primary=%237C3AED';

const looks: Look[] = [
  ...scenes.map((scene) => ({ name: scene, scene })),
  ...['list', 'form', 'guest', 'parts'].flatMap((scene) => [
    { name: `${scene}-large`, scene, query: extreme },
    { name: `${scene}-tight`, scene, query: tight, size: 'desktop' },
  ]),
  { name: 'excel', scene: 'list', press: ['Excel'], size: 'desktop' },
  { name: 'columns', scene: 'list', press: ['Columns'], size: 'desktop' },
  { name: 'switcher', scene: 'list', press: ['Switch branch: Kariakoo Main'], size: 'desktop' },
  { name: 'sidebar', scene: 'list', press: ['Open menu'], size: 'phone' },
  { name: 'sidebar', scene: 'form', press: ['Open menu'], size: 'tablet' },
  { name: 'category', scene: 'form', press: ['Category'], size: 'desktop' },
  { name: 'unit', scene: 'form', press: ['Unit of measure'] },
  { name: 'calendar', scene: 'form', press: ['Open the calendar'] },
  { name: 'confirm', scene: 'parts', press: ['Delete product'] },
  { name: 'dialog', scene: 'parts', press: ['Dialog'], size: 'phone' },
  { name: 'drawer', scene: 'parts', press: ['Drawer'], size: 'desktop' },
  { name: 'colour', scene: 'parts', press: ['Choose a colour'], size: 'desktop' },
];

interface AxeAnswer {
  violations: { id: string; impact: string; nodes: { target: string[] }[] }[];
}

const settled = `Promise.all(document.getAnimations().filter((each) => each.effect.getTiming().iterations < 9).map((each) => each.finished))`;
const axeRun = `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })`;
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const findings = await takeAll(browser);
await browser.close();
console.log(findings === 0 ? 'No serious finding, no sideways scroll' : `${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

async function takeAll(chrome: Browser): Promise<number> {
  let found = 0;
  for (const { name: size, width, height, touch } of sizes) {
    const context = await chrome.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`page: ${error.message}`));
    for (const look of looks.filter(
      (each) =>
        (each.size ? each.size === size : size !== 'tablet') &&
        (only.length === 0 || only.includes(each.name)),
    )) {
      for (const theme of ['light', 'dark']) {
        await open(page, look, theme);
        await page.screenshot({ path: `${folder}/${look.name}-${size}-${theme}.png` });
        found += await checked(page, look, `${look.name} ${size} ${theme}`);
      }
    }
    await context.close();
  }
  return found;
}

async function open(page: Page, look: Look, theme: string) {
  await page.goto(`${origin}/?scene=${look.scene}&theme=${theme}&${look.query ?? ''}`);
  await page.waitForSelector('#root > :not(style)');
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  for (const name of look.press ?? []) {
    await page
      .locator(`[aria-label="${name}"], button:has-text("${name}"), label:text-is("${name}")`)
      .first()
      .click();
    await page.waitForLoadState('networkidle');
  }
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
  await page.evaluate(settled);
}

/** Serious and critical axe findings, and anything wider than the screen. */
async function checked(page: Page, look: Look, where: string): Promise<number> {
  await page.evaluate(axe);
  const answer = await page.evaluate<AxeAnswer>(axeRun);
  // Under an open menu, what it half covers counts as too small to press; it cannot be pressed at all then.
  const ignored = look.press ? ['target-size'] : [];
  const serious = answer.violations.filter(
    ({ id, impact }) => /serious|critical/.test(impact) && !ignored.includes(id),
  );
  for (const { id, nodes } of serious)
    console.log(`${where}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  const wider = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  if (wider > 0) console.log(`${where}: ${wider}px wider than the screen`);
  return serious.length + (wider > 0 ? 1 : 0);
}
