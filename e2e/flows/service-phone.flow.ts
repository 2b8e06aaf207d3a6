// cspell:ignore Mariamu Fundi Mkononi Mlango chungwa Kubadili Kioo kimevunjika Mtambo ukungu ndani Juma fundi Aina mwekundu
// cspell:ignore Aliyechukua Anayehudumia Andika Anza Chukua Endelea Hifadhi Huduma Ilichukuliwa Imechukuliwa Imelipwa
// cspell:ignore Inamsubiri Inasubiri Kabla Kazi Kifaa Kinachofuata Kubali Kuna Nimemaliza Picha Subiri Tatizo Toa
// cspell:ignore Umekubali aanze amekubali hadi huduma ilianza imezidi kazi kioo kipuri kwenye leo makadirio mteja
// cspell:ignore pokea sasa tangu vipuri zangu zimekamilika zote
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, type TestInfo, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Mariamu Fundi', phone: '255713990380', password: 'Mlango-chungwa-80' };
const JUMA = { name: 'Juma fundi', phone: '255713990381', password: 'Mtambo-mwekundu-81' };
const PHOTO = fileURLToPath(new URL('../../modules/branch/file/data/three-by-two.jpeg', import.meta.url));
const SMALL = { width: 360, height: 640 };

let shop: OwnShop;
let part: string;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Fundi Mkononi', OWNER);
  const rights = [
    ...['list_services', 'view_service', 'modify_service', 'view_service_menu', 'sale_on_credit'],
  ];
  const role_id = await shop.create('role', { name: 'Fundi', permissions: rights });
  const access = [{ branch_id: shop.branchId, role_id }];
  const { name, phone: phone_number, password } = JUMA;
  await shop.create('user', { name, phone_number, password, account_type: 'employee', access });
  part = await shop.create('product', {
    ...{ name: 'Kioo A14', code: 'A14', selling_price: 58_000, buying_price: 43_000, opening_stock: 3 },
  });
  await shop.create('service-type', {
    name: 'Kubadili kioo',
    price: 35_000,
    duration: 60,
    warranty_days: 30,
  });
  await shop.create('customer', { name: 'Asha Juma', phone_number: '255713990382' });
});

async function enter(page: Page, path: string, who: typeof OWNER) {
  page.setDefaultTimeout(15_000);
  await page.setViewportSize(SMALL);
  await new GuestPage(page).startSession(who.phone, who.password);
  await page.goto('/dashboard');
  await page.context().addCookies([{ name: 'language', value: 'sw', url: page.url() }]);
  await page.goto(path);
}

/** Nothing is wider than the phone. */
async function fits(page: Page, info: TestInfo, name: string) {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(
    0,
  );
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

async function step(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  return page.getByRole('dialog');
}

/** A step that stands behind the dots. */
async function further(page: Page, name: string) {
  await page.getByRole('main').locator('[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const choose = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).first().fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
};

const other = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  await page.setViewportSize(SMALL);
  await page.context().addCookies([{ name: 'language', value: 'sw', url: path }]);
  await page.goto(path);
  return page;
};

test('a whole service on a phone of 360 by 640 in Swahili: taken in with a photo, agreed by link, repaired, collected', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(120_000);
  // Taken in, with a photo from the camera.
  await enter(page, '/service/form', OWNER);
  await choose(page, 'Aina ya huduma', 'Kubadili kioo');
  await choose(page, 'Mteja', 'Asha Juma');
  await choose(page, 'Anayehudumia', 'Juma fundi');
  await page.locator('[name="problem"]').fill('Kioo kimevunjika');
  await page.locator('[name="item"]').fill('Samsung A14');
  await page.locator('main input[type=file]').setInputFiles(PHOTO);
  await fits(page, info, '1 intake');
  await page.getByRole('button', { name: /^Hifadhi huduma/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Huduma .*S0001/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Picha' }).getByRole('button')).toHaveCount(1);
  await expect(main).toContainText('Kinachofuata: Juma fundi aanze kazi.');
  await expect(main).toContainText('Kabla,');
  await fits(page, info, '2 taken in');

  // Estimated, and agreed to by the link, without a login.
  await (await step(page, 'Toa makadirio')).getByRole('button', { name: 'Toa makadirio' }).click();
  await expect(main).toContainText('Inamsubiri mteja tangu');
  const { link_code } = await shop.read<{ link_code: string }>(`service?id=${id}`);
  const guest = await browser.newContext({ baseURL: info.project.use.baseURL });
  const asha = await other(guest, `${new URL(page.url()).origin}/job/${link_code}`);
  await asha.getByRole('button', { name: 'Kubali TZS 35,000' }).click();
  await expect(asha.getByText('Umekubali TZS 35,000.')).toBeVisible();
  await fits(asha, info, '3 agreed');

  // Whoever does the work, on a phone of his own.
  const own = await browser.newContext({ baseURL: info.project.use.baseURL });
  const phone = await own.newPage();
  await enter(phone, '/service/my-jobs', JUMA);
  const work = phone.getByRole('main');
  await expect(work.getByRole('heading', { name: 'Samsung A14, Kubadili kioo' })).toBeVisible();
  await fits(phone, info, '4 my jobs');
  await expectAccessible(phone, 'the jobs of whoever does the work');
  await phone.getByRole('button', { name: /^Anza/ }).click();
  await expect(work).toContainText('ilianza');
  await phone.getByRole('button', { name: /^Chukua kipuri/ }).click();
  const taking = phone.getByRole('dialog', { name: 'Chukua kipuri' });
  for (const many of [1, 2]) {
    await taking.getByRole('combobox').or(taking.getByRole('textbox')).first().fill('A14');
    await phone.keyboard.press('Enter');
    await expect(taking.getByRole('listitem').filter({ hasText: 'Kioo A14' }).last()).toContainText(
      `${many}`,
    );
  }
  await fits(phone, info, '5 parts');
  await phone.keyboard.press('Escape');
  await expect(taking).toHaveCount(0);
  expect(await shop.read(`service?id=${id}`)).toMatchObject({
    parts: [{ product_id: part, quantity: 2 }],
    status: 'in_progress',
  });
  await phone.getByRole('button', { name: /^Andika/ }).click();
  await phone.getByRole('dialog').getByRole('textbox').fill('Kuna ukungu ndani');
  await phone.getByRole('dialog').getByRole('button', { name: 'Hifadhi' }).click();
  await expect(work).toContainText('Kuna ukungu ndani');
  await phone.getByRole('button', { name: /^Subiri/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Subiri' }).click();
  await expect(work).toContainText('Inasubiri vipuri');
  await fits(phone, info, '6 waiting');
  await phone.getByRole('button', { name: /^Endelea/ }).click();
  await phone.locator('section input[type=file]').setInputFiles(PHOTO);
  await expect(phone.getByText('2 hadi sasa')).toBeVisible();
  // It costs more than was agreed to by now: he is told so, and the office asks again.
  await phone.getByRole('button', { name: /^Nimemaliza/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Nimemaliza' }).click();
  await expect(phone.getByRole('dialog')).toContainText('imezidi');
  await fits(phone, info, '7 dearer');
  await phone.keyboard.press('Escape');
  await page.reload();
  await further(page, 'Toa makadirio');
  await expect(main).toContainText('Inamsubiri mteja tangu');
  await further(page, 'Mteja amekubali');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await phone.reload();
  await phone.getByRole('button', { name: /^Nimemaliza/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Nimemaliza' }).click();
  await expect(work).toContainText('Kazi zote za leo zimekamilika');
  await fits(phone, info, '8 done');

  // Collected, with the payment.
  await page.reload();
  await expect(main).toContainText('Kinachofuata: pokea 151,000');
  await fits(page, info, '9 ready');
  const collect = await step(page, 'Imechukuliwa');
  await collect.getByLabel('Aliyechukua').fill('Asha');
  await choose(page, 'Imelipwa kwenye', 'Cash');
  await collect.getByRole('button', { name: 'Imechukuliwa' }).click();
  await expect(main).toContainText('Ilichukuliwa na Asha');
  await fits(page, info, '10 collected');
  expect(await shop.read(`service?id=${id}`)).toMatchObject({ remain_amount: 0, paid_amount: 151_000 });
  for (const one of [guest, own]) await one.close();
});
