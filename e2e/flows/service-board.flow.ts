// cspell:ignore Salome Mbwana Fundi Saa Mlango mwekundu
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Salome Mbwana', phone: '255767004560', password: 'Mlango-mwekundu-60' };

let shop: OwnShop;
let job: string;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Fundi Saa', OWNER);
  const service_type_id = await shop.create('service-type', { name: 'New battery', price: 35_000 });
  const customer_id = await shop.create('customer', { name: 'Asha Juma' });
  const { people, now } = await shop.read<{ people: { id: string }[]; now: string }>('service/board');
  const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
  job = await shop.create('service', {
    ...{ service_type_id, customer_id, item: 'Wall clock', accessories: 'Key' },
  });
  await shop.create('service', {
    ...{ service_type_id, item: 'Watch', assignee_id: people[0]?.id, starts: at(1), ends: at(31) },
  });
});

test('a customer agrees to the estimate on his page, and the board follows', async ({
  page,
  browser,
}, info) => {
  await new GuestPage(page).enter(`/service/view?id=${job}`, OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Give estimate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give estimate' }).click();
  const ticket = page.getByRole('article', { name: /^Claim ticket/ });
  await expect(ticket).toContainText('Wall clock');
  await expect(ticket.getByRole('img', { name: 'Scan to see how it stands.' })).toBeVisible();
  await expect(ticket).not.toContainText('35,000');
  await page.screenshot({ path: info.outputPath('job.png') });

  // Without a login, on a phone.
  const { link_code } = await shop.read<{ link_code: string }>(`service?id=${job}`);
  const phone = await browser.newPage({
    ...{ baseURL: info.project.use.baseURL, viewport: { width: 390, height: 844 } },
  });
  await phone.goto(`/job/${link_code}`);
  await expect(phone.getByText('Waiting for your answer')).toBeVisible();
  await expect(phone.getByText('Asha Juma')).toHaveCount(0);
  await expectAccessible(phone, 'the page of a customer');
  await phone.screenshot({ path: info.outputPath('customer.png') });
  await phone.getByRole('button', { name: 'Agree to TZS 35,000' }).click();
  await expect(phone.getByText('You agreed to TZS 35,000.')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Agree|^Decline/ })).toHaveCount(0);
  await phone.goto('/job/AAAAAAAAAAAAAAAA');
  await expect(phone.getByText('Nothing found')).toBeVisible();
  await phone.close();

  await page.goto('/service/board');
  const pending = page.getByRole('region').or(main).filter({ hasText: 'Pending' }).first();
  await expect(pending).toContainText('Wall clock');
  await expectAccessible(page, 'the board by status');
  await page.screenshot({ path: info.outputPath('board.png') });
  await page.getByRole('radio', { name: 'By day' }).check({ force: true });
  const day = page.getByRole('region', { name: 'By day' });
  await expect(day.getByRole('link', { name: /Watch/ })).toBeVisible();
  await expectAccessible(page, 'the day of the people');
  await page.screenshot({ path: info.outputPath('day.png') });
  await day.getByRole('button', { name: `New service for ${OWNER.name}` }).click();
  const form = page.getByRole('dialog', { name: 'New service' });
  await expect(form.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(OWNER.name);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  // Leave takes a day into which no work of tonight runs, and is taken back where it stands.
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Wedding');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await day.getByRole('button', { name: 'Wedding' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove leave' }).click();
  await expect(day.getByRole('button', { name: 'Wedding' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();

  // By thumb: the day of one person, and what has no time below it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByRole('combobox', { name: 'Whose day' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Watch/ })).toBeVisible();
  await page.screenshot({ path: info.outputPath('day-phone.png'), fullPage: true });
  await main.getByRole('link', { name: /Wall clock/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Service /);
});
