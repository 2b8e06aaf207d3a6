import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

let branches = 0;

/** A branch made with the fields that every branch has, and its settings as they stand afterwards. */
async function opened(owner: TestBrowser, more: object = {}, from?: string) {
  branches += 1;
  const body = { name: `Mbezi ${branches}`, phone_number: '0754321099', ...more };
  const made = await owner.ask('POST api/branch', { body, ...(from ? { branch: from } : {}) });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.message;
  const settings = await owner.ask(`GET api/branch/settings?id=${id}`, { branch: id });
  const vat = await owner.ask(`GET api/branch/vat?id=${id}`, { branch: id });
  return { ...made.body.message, settings: settings.body.message, rates: vat.body.message.rates };
}

const REGISTERED = { vat_registered: true, price_mode: 'exclusive' } as const;
const CHANGE = { registered: true, standard_rate: 18, special_rate: 0 };

/** A business that charges VAT from its first day, with a number for it. */
async function registeredBusiness() {
  const shop = await aBusiness(system, REGISTERED);
  const owner = await logIn(system, shop.phone);
  const { version } = (await owner.ask(`GET api/branch?id=${shop.branch_id}`)).body.message;
  const numbers = { tin_number: '123456789', vrn_number: '40-001234-X' };
  await owner.ask(`PUT api/branch?id=${shop.branch_id}`, { body: { version, ...numbers } });
  return { shop, owner };
}

describe('a further branch of a business that is registered for VAT', () => {
  test('is registered where nothing is said, with the number and the price mode of the first', async () => {
    const { owner } = await registeredBusiness();
    const made = await opened(owner);
    expect(made.settings).toMatchObject({ ...REGISTERED, vat_rate: 18 });
    expect(made).toMatchObject({ vrn_number: '40-001234-X', tin_number: null });
    const named = await opened(owner, { vat_registered: true, vrn_number: '40-009999-Z' });
    expect([named.settings.vat_registered, named.vrn_number]).toEqual([true, '40-009999-Z']);
  });

  test('is not where that is said', async () => {
    const { owner } = await registeredBusiness();
    const made = await opened(owner, { vat_registered: false });
    expect(made.settings).toMatchObject({ vat_registered: false, price_mode: 'inclusive' });
    expect(made.vrn_number).toBeNull();
  });

  test('follows the days of the first, those to come too', async () => {
    const shop = await aBusiness(system);
    const owner = await logIn(system, shop.phone);
    const days = [
      { ...CHANGE, since: '2024-07-01' },
      { ...CHANGE, since: '2999-07-01', standard_rate: 20, special_rate: 9.5 },
    ];
    for (const day of days) {
      const body = { id: shop.branch_id, ...day, vrn_number: '40-001234-X' };
      expect((await owner.ask('PUT api/branch/vat', { body })).status).toBe(200);
    }
    const made = await opened(owner);
    expect(made.rates).toMatchObject([{ since: null, registered: false }, ...days]);
    expect(made.settings.vat_registered).toBe(true);
  });

  test('is registered whichever branch its maker works in', async () => {
    const { owner } = await registeredBusiness();
    const without = await opened(owner, { vat_registered: false });
    expect((await opened(owner, {}, without.id)).settings.vat_registered).toBe(true);
  });
});

test('a further branch of a business without VAT charges none, unless it is said to', async () => {
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  expect((await opened(owner)).settings.vat_registered).toBe(false);
  expect((await opened(owner, { vat_registered: true })).settings.vat_registered).toBe(true);
  // The first branch stays as it was.
  const first = (await owner.ask(`GET api/branch/settings?id=${shop.branch_id}`)).body.message;
  expect(first.vat_registered).toBe(false);
});

describe('what is proposed for a new branch', () => {
  const asked = (browser: TestBrowser) => browser.ask('GET api/branch/proposal');

  test('is the VAT of the business, its TIN and its VRN', async () => {
    const { owner } = await registeredBusiness();
    expect((await asked(owner)).body.message).toEqual({
      business_type: 'other',
      vat_registered: true,
      tin_number: '123456789',
      vrn_number: '40-001234-X',
    });
    const other = await aBusiness(system);
    expect((await asked(await logIn(system, other.phone))).body.message).toEqual({
      business_type: 'other',
      vat_registered: false,
      tin_number: null,
      vrn_number: null,
    });
  });

  test('is told to those who may make one', async () => {
    const { owner, shop } = await registeredBusiness();
    const of = async (right: string) => {
      const { phone, password } = await anEmployee(owner, [right], { branches: [shop.branch_id] });
      return (await asked(await logIn(system, phone, password))).status;
    };
    expect([await of('view_branch'), await of('create_branch')]).toEqual([403, 200]);
  });
});
