// cspell:ignore Neema Kweka Saa Kariakoo Mpya haijavunjika
import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Neema Kweka', phone: '255713990230', password: 'Saa-haijavunjika-30' };

/** As a keyboard scanner types: faster than any hand, with Enter at the end. */
const scan = async (page: Page, code: string) => {
  await page.evaluate((text) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...text, 'Enter'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
};

test('a watch is taken in with its deposit, found by its ticket wherever that is scanned, and collected', async ({
  page,
  playwright,
}, info) => {
  const { create, read } = await openOwnShop(playwright, info, 'Saa Mpya', OWNER);
  const type = await create('service-type', { name: 'New battery', price: 35_000 });
  const customer = await create('customer', { name: 'Asha Juma', phone_number: '255754220332' });
  await create('service-type', { name: 'Cleaning', price: 9000 });

  await new GuestPage(page).enter('/service/form', OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  for (const [label, name] of [
    ['Service type', 'New battery'],
    ['Customer', 'Asha Juma'],
    ['Paid into', 'Cash'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).first().fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  }
  await page.getByLabel('Deposit paid now').fill('20000');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Service .*S0001/);
  // The ticket that the customer takes home is his receipt.
  await expect(main.getByText('Deposit paid', { exact: true })).toBeVisible();
  await expect(main).toContainText('TZS 20,000');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  for (const name of ['Start', 'Finish']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const job = await read<{ link_code: string; number: string; service_type_id: string; customer_id: string }>(
    `service?id=${id}`,
  );
  expect(job).toMatchObject({ service_type_id: type, customer_id: customer });
  const link = `${new URL(page.url()).origin}/job/${job.link_code}`;

  // At the till no product is looked for: the job opens and asks whether it is collected.
  await page.goto('/point-of-sale/sale-form');
  await expect(page.getByRole('textbox', { name: /Search|Scan/ }).first()).toBeVisible();
  await scan(page, link);
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Has the customer collected it?');
  await expect(page).toHaveURL(new RegExp(`service/view\\?id=${id}`));
  await page.keyboard.press('Escape');

  // On any other page as well, and on the list what the scanner typed stands in no field.
  await page.goto('/service/board');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, link);
  await expect(asked).toContainText('Has the customer collected it?');
  await page.keyboard.press('Escape');

  // Digits that are typed find it too, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/service/collect');
  await page.getByRole('textbox', { name: /claim ticket/ }).fill('777');
  await expect(main).toContainText('No service has this ticket');
  await page.getByRole('textbox', { name: /claim ticket/ }).fill('1');
  await expect(main).toContainText('TZS 15,000 to pay');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Has the customer collected it?');
  await asked.getByRole('combobox', { name: 'Paid into' }).fill('Cash');
  await page.getByRole('option', { name: /Cash/ }).first().click();
  await asked.getByLabel('Collected by').fill('Juma');
  await asked.getByRole('button', { name: 'Collected' }).click();
  await expect(asked).toBeHidden();
  await expect(main).toContainText('Juma');
  expect(await read(`service?id=${id}`)).toMatchObject({ paid_amount: 35_000, remain_amount: 0 });
});
