// cspell:ignore Halima Mrema mrefu Kioo Mpya
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Halima Mrema', phone: '255713990340', password: 'Mti-mrefu-4021-saa' };

test.describe.configure({ timeout: 120_000 });

test('a repair that is sold at the till waits on the board, and finishing it bills only what came on top', async ({
  page,
  playwright,
}, info) => {
  const { shop } = await TillShop.open(playwright, info, 'Kioo Mpya', OWNER);
  await shop.create('service-type', { name: 'Screen repair', price: 35_000, makes_job: true });
  const part = await shop.create('product', { name: 'Screen A14', selling_price: 58_000, opening_stock: 3 });
  const till = new TillPage(page);
  await till.enter(OWNER);
  await till.tile('Screen repair').click();
  await expect(till.total).toHaveText('35,000');
  await till.press('F9', 'Enter');
  await expect(till.sold).toBeVisible();
  // The till and the receipt say by which number it is asked for.
  await expect(page.getByText(/^Service .*S0001 is opened/)).toBeVisible();
  await expect(page.getByText(/^Your service: .*S0001$/).first()).toBeVisible();

  const { data } = await shop.read<{ data: { id: string; version: number; number: string }[] }>(
    'service/list',
  );
  const [job] = data;
  if (!job) throw new Error('the sale opened no service');
  await page.goto('/service/board');
  const main = page.getByRole('main');
  await expect(main).toContainText(job.number);

  await page.goto(`/service/view?id=${job.id}`);
  await expect(main).toContainText('Sold by sale');
  await expect(main).toContainText('35,000');
  await expectAccessible(page, 'a service that was sold');
  await shop.change('service', job.id, { version: job.version, parts: [{ product_id: part, quantity: 1 }] });

  // On a phone whoever does it finishes it, and what came on top is paid.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Paid into' }).fill('Cash');
  await page.getByRole('option', { name: /Cash/ }).first().click();
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await shop.read(`service?id=${job.id}`)).toMatchObject({
    ...{ status: 'done', billed_amount: 35_000, total_amount: 58_000, paid_amount: 58_000 },
  });

  // Its sale names it, and is not voided under it.
  await main.getByRole('link', { name: /0001$/ }).first().click();
  await expect(page).toHaveURL(/sale-view|sale\/view/);
  await expect(main).toContainText(job.number);
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Void this sale' }).click();
  await dialog.getByRole('button', { name: /^Void/ }).click();
  await expect(dialog).toContainText(`Service ${job.number}, which was sold here, is done.`);
});
