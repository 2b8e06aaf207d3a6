import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, anEmployeeIn, logIn } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
let owner: TestBrowser;
let here: string;
let other: string;

beforeAll(async () => {
  system = await openTestSystem();
  const shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  here = shop.branch_id;
  const made = await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '255754321099' } });
  other = made.body.message.id;
});
afterAll(() => system.close());

/** Somebody with these rights in the first branch, and perhaps others in the second. */
async function employee(rights: readonly string[], branches = [here]): Promise<TestBrowser> {
  const { phone, password } = await anEmployee(owner, rights, { branches });
  return logIn(system, phone, password);
}

const names = (answer: { body: { message: { name: string }[] } }) =>
  answer.body.message.map(({ name }) => name);

test('without the right every report is refused with the one sentence', async () => {
  const seller = await employee(['view_report_menu', 'export_to_excel']);
  for (const report of [
    ...['trial-balance', 'trial-balance/export', 'branches', 'journal', 'books-check'],
    ...['income-statement', 'income-statement/export', 'balance-sheet', 'balance-sheet/export'],
    ...['cash-flow', 'cash-flow/export', 'cash-flow/rows?flow=goods'],
    ...['tax-summary', 'tax-summary/export', 'tax-summary/rows?line=sold-exempt'],
  ])
    expect(await seller.ask(`GET api/report/${report}`)).toMatchObject({
      status: 403,
      body: { message: 'You do not have the necessary permissions to access this resource.' },
    });
});

test('whoever may read the trial balance may take it away only with the right to export', async () => {
  const reader = await employee(['create_trial_balance']);
  expect((await reader.ask('GET api/report/trial-balance')).status).toBe(200);
  expect((await reader.ask('GET api/report/trial-balance/export')).status).toBe(403);
});

test('the statements of an owner are seen by their own right, and taken away by that to export', async () => {
  const reader = await employee(['create_income_statement']);
  for (const report of ['income-statement', 'balance-sheet', 'cash-flow', 'tax-summary']) {
    expect((await reader.ask(`GET api/report/${report}`)).status).toBe(200);
    expect((await reader.ask(`GET api/report/${report}/export`)).status).toBe(403);
  }
  expect((await reader.ask('GET api/report/cash-flow/rows?flow=goods')).status).toBe(200);
  expect((await reader.ask('GET api/report/trial-balance')).status).toBe(403);
});

test.each([
  ['trial-balance', ''],
  ['journal', ''],
  ['general-ledger', 'account_code=1010'],
  ['chart-of-accounts', ''],
  ['income-statement', 'compare=previous', 'create_income_statement'],
  ['balance-sheet', '', 'create_income_statement'],
  ['cash-flow', 'compare=previous', 'create_income_statement'],
  ['tax-summary', '', 'create_income_statement'],
])(
  '%s goes on paper only by the right to print, beside the right to see it',
  async (type, query, right = 'create_trial_balance') => {
    const print = `GET api/report/print?type=${type}&${query}`;
    const denied = { status: 403, body: { code: 'permission_denied' } };
    expect(await (await employee([right])).ask(print)).toMatchObject(denied);
    expect(await (await employee(['print_report'])).ask(print)).toMatchObject(denied);
    const printed = await (await employee([right, 'print_report'])).ask(print);
    const paged = type === 'journal' || type === 'general-ledger' ? '&limit=1000' : '';
    const seen = await owner.ask(`GET api/report/${type}?${query}${paged}`.replace(/\?$/, ''));
    expect(printed).toMatchObject({ status: 200, body: { message: seen.body.message } });
    expect((await owner.ask(`${print}&branch_ids=${here},${other}`)).body.message.branch_ids).toEqual([
      here,
      other,
    ]);
  },
);

test('a report is printed by its own parameters and no others', async () => {
  for (const wrong of [
    'type=secrets',
    'type=general-ledger',
    'type=chart-of-accounts&date=2026-01-01',
    'type=trial-balance&account_code=1010',
    'type=journal&limit=2',
  ])
    expect([wrong, (await owner.ask(`GET api/report/print?${wrong}`)).status]).toEqual([wrong, 400]);
});

test('a token of the owner asks for the books of the branches it was made for, and of no others', async () => {
  const made = async (more: object) => {
    const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
    const body = {
      name: 'Books',
      permissions: ['create_trial_balance'],
      expires_at,
      branch_id: here,
      ...more,
    };
    const answer = await owner.ask('POST api/token', { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (route: string) =>
      new TestBrowser(system).askBare(route, { authorization: `Bearer ${answer.body.message.token}` });
  };
  const both = await made({ branch_ids: [other] });
  const balance = await both(`GET api/report/trial-balance?branch_ids=${here},${other}`);
  expect(balance).toMatchObject({ status: 200, body: { message: { branch_ids: [here, other] } } });
  expect(names(await both('GET api/report/branches'))).toEqual(['Duka la Neema', 'Mbezi']);
  const one = await made({});
  expect((await one(`GET api/report/trial-balance?branch_ids=${here},${other}`)).status).toBe(400);
  expect((await one('GET api/report/trial-balance')).status).toBe(200);
});

test('branches to choose from are those whose books one may see', async () => {
  expect(names(await owner.ask('GET api/report/branches'))).toEqual(['Duka la Neema', 'Mbezi']);
  const both = await employee(['create_trial_balance'], [here, other]);
  expect(names(await both.ask('GET api/report/branches'))).toEqual(['Duka la Neema', 'Mbezi']);
  const one = await employee(['create_trial_balance']);
  expect(names(await one.ask('GET api/report/branches'))).toEqual(['Duka la Neema']);
});

test('a branch where one works without seeing the books is not among them', async () => {
  const rights = { [here]: ['create_trial_balance'], [other]: ['create_sale'] };
  const { phone, password } = await anEmployeeIn(owner, rights);
  const browser = await logIn(system, phone, password);
  expect(names(await browser.ask('GET api/report/branches'))).toEqual(['Duka la Neema']);
});
