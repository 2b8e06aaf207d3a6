import { type Browser, chromium, type Page } from 'playwright-core';
import { screensOf } from '#core/derive/screens.ts';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import { SCRIPTS_SEEN, WATCH_SCRIPTS } from '../../../e2e/pages/script-watch.ts';
import { withoutEvents } from '../../../e2e/pages/without-events.ts';
import { fillShop } from '../../look/fill-shop.ts';
import { startProduct } from '../../look/start-product.ts';
import { SCRIPTS } from './payloads.ts';
import { type Planted, plantScripts } from './plant-scripts.ts';

export const name = 'script-payloads';

/** Most of a visit is waiting for the page to fall silent, so several go about at once. */
const VISITORS = 4;

/** A page that loads slowly on a busy machine is no fault of the texts that stand on it. */
const PATIENCE_MS = 300_000;

/**
 * Sixty texts that a careless page would run, in every text of every kind of record, drawn in a real browser by every
 * list, view, form and print: none runs, no link leads to one, and the policy of the pages is never asked (T10).
 */
export async function run(size: number, seed: number): Promise<string> {
  const scripts = chosen(size, seed);
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  try {
    const shop = await fillShop(product);
    const { token = '' } = await product.onepos([
      ...['create-token', '--user', shop.people.owner.phone, '--name', 'scripts'],
    ]);
    const planted = await plantScripts(product.address, token, { scripts, at: shop.ids });
    planted.ids.set('sale', await sellPlanted(product.address, token, { scripts, shop, planted }));
    const waiting = addresses(planted, shop.ids);
    const visitors = Array.from({ length: VISITORS }, async () =>
      visitAll(await loggedIn(browser, product.address, shop.people.owner), waiting),
    );
    const visits = (await Promise.all(visitors)).flat();
    const ran = visits.flatMap(({ told }) => told);
    if (ran.length) throw new Error(`${ran.length} times:\n${[...new Set(ran)].slice(0, 20).join('\n')}`);
    return `${scripts.length} scripts in ${planted.texts} texts, drawn on ${visits.length} pages: none ran, no link to one, no violation of the policy`;
  } finally {
    await browser.close();
    await product.stop();
  }
}

function chosen(size: number, seed: number): string[] {
  const count = Math.min(SCRIPTS.length, Math.ceil(SCRIPTS.length * size));
  return Array.from({ length: count }, (_, place) => SCRIPTS[(place + seed) % SCRIPTS.length] ?? '');
}

interface SoldWith {
  scripts: readonly string[];
  shop: { ids: Readonly<Record<string, string>> };
  planted: Planted;
}

/** A sale of each planted product to a planted customer, so that scripts stand on receipts and statements. */
async function sellPlanted(
  address: string,
  token: string,
  { scripts, shop, planted }: SoldWith,
): Promise<string[]> {
  const [customers = [], products = []] = [planted.ids.get('customer'), planted.ids.get('product')];
  const sold: string[] = [];
  for (const [place, product_id] of products.entries()) {
    const id = newId<'sale'>();
    const response = await fetch(`${address}/api/sale/checkout`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body: JSON.stringify({
        id,
        store_id: shop.ids.store,
        customer_id: customers[place % customers.length],
        lines: [{ product_id, quantity: 1 }],
        payments: [{ mode: 'credit', amount: 1000 }],
        remarks: scripts[place % scripts.length],
        reference: scripts[place % scripts.length],
      }),
    });
    const answer = (await response.json()) as { success: boolean };
    if (!answer.success) throw new Error(`A sale was refused: ${JSON.stringify(answer)}`);
    sold.push(id);
  }
  return sold;
}

async function loggedIn(browser: Browser, baseURL: string, owner: { phone: string; password: string }) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(WATCH_SCRIPTS);
  await withoutEvents(page);
  await page.goto('/dashboard');
  await page.locator('input[name="username"]').fill(owner.phone);
  await page.locator('input[name="password"]').fill(owner.password);
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="username"]').waitFor({ state: 'detached' });
  return page;
}

/** Goes to one page after the other, until whoever else goes through the same addresses has left none; answers what each told. */
async function visitAll(page: Page, waiting: Iterable<string>): Promise<{ told: string[] }[]> {
  const visits: { told: string[] }[] = [];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push('a dialog');
    void dialog.dismiss();
  });
  for (const address of waiting) {
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const told = [...(await page.evaluate<string[]>(SCRIPTS_SEEN)), ...asked.splice(0)];
    visits.push({ told: told.map((what) => `${address}: ${what}`) });
  }
  return visits;
}

/** Every screen by itself, lists also on paper, and those of one record for each planted one. */
function* addresses(planted: Planted, ids: Readonly<Record<string, string>>): Generator<string> {
  yield '/dashboard';
  for (const { path, kind, entity } of screensOf(registry)) {
    if (path.startsWith('/platform/')) continue;
    if (kind === 'list') yield `${path}?limit=100`;
    else if (!entity || path === '/point-of-sale/sale-form') yield path;
    else {
      const shown = planted.ids.get(entity.name) ?? [ids[entity.name] ?? ''];
      for (const id of shown) yield `${path}?id=${id}`;
    }
  }
  for (const id of planted.ids.get('customer') ?? []) yield `/customer/statement?id=${id}`;
  yield '/point-of-sale/sale-form';
}
