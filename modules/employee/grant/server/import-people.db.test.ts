import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';
import { type GrantWorld, OFFICE, openGrantWorld } from '../../testing/grant-world.ts';

// cspell:ignore Mwajuma Meneja Mpya Mwingine Tovuti

let it: GrantWorld;
let owner: TestBrowser;
let here: string;
/** Somebody who keeps the list of staff and may do nothing else. */
let keeper: TestBrowser;
let manager: { id: string; phone: string };

beforeAll(async () => {
  it = await openGrantWorld();
  ({ owner, here } = it);
  const person = await anEmployee(owner, OFFICE, { branches: [here] });
  keeper = await logIn(it.system, person.phone, person.password);
  manager = await anEmployee(owner, [...OFFICE, 'view_sale'], { branches: [here], name: 'Meneja' });
});
afterAll(() => it.system.close());

type Row = readonly [name: string, phone: string, accountType: string];

const HEADINGS = ['Name', 'Phone number', 'Account type'];
const BY_PHONE = { key: JSON.stringify('phone_number'), found: 'update', unknown: 'refuse' };

const sheet = (rows: readonly Row[], choice: object = {}) =>
  uploadOf([HEADINGS, ...rows], {
    key: null,
    mapping: { Name: 'name', 'Phone number': 'phone_number', 'Account type': 'account_type' },
    ...choice,
  });
const send = async (by: TestBrowser, rows: readonly Row[], choice: object = {}) =>
  by.upload('api/user/import', await sheet(rows, choice));
const undo = (by: TestBrowser, id: string) =>
  by.ask('PUT api/import/undo', { body: { id, dry_run: false }, headers: { 'idempotency-key': newId() } });
const rulesOf = ({ body }: { body: { faults?: { row: number; rule: string }[] } }) =>
  body.faults?.map(({ row, rule }) => [row, rule]);
/** Imports as the owner, and answers which import it was. */
async function landed(rows: readonly Row[], choice: object = {}): Promise<string> {
  const { status, body } = await send(owner, rows, choice);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.message.id;
}
const person = async (phone: string) =>
  (
    await it.system.db.adminQuery(
      'select id, name, account_type, deleted_at from users where phone_number = $1',
      [phone],
    )
  )[0];

describe('people out of a sheet', () => {
  test('are no more than whoever imports them could make one by one', async () => {
    const rows: Row[] = [
      ['Mwajuma', nextPhone(), 'Employee'],
      ['Mwingine', nextPhone(), 'Owner'],
    ];
    let answer = await send(keeper, rows);
    await it.refusedWhole(['import_refused'], async () => {
      answer = await send(keeper, rows);
      return answer;
    });
    expect(rulesOf(answer)).toEqual([[3, 'account_beyond_own_access']]);
    expect((await send(keeper, rows.slice(0, 1))).status).toBe(200);
    expect(await person(rows[0]?.[1] ?? '')).toMatchObject({ account_type: 'employee', deleted_at: null });
  });

  test('that are there already are changed by nobody who could not have made them', async () => {
    const mine: Row = ['Mwajuma', nextPhone(), 'Employee'];
    expect((await send(keeper, [mine])).status).toBe(200);
    const renamed: Row[] = [
      ['Mwajuma Mpya', mine[1], 'Employee'],
      ['Mwingine', manager.phone, 'Employee'],
    ];
    let answer = { body: {} } as Awaited<ReturnType<typeof send>>;
    await it.refusedWhole(['import_refused'], async () => {
      answer = await send(keeper, renamed, BY_PHONE);
      return answer;
    });
    expect(rulesOf(answer)).toEqual([[3, 'holds_more']]);
    await it.refusedWhole(['import_refused'], async () => {
      answer = await send(keeper, [['Mwajuma', mine[1], 'Owner']], BY_PHONE);
      return answer;
    });
    expect(rulesOf(answer)).toEqual([[2, 'account_beyond_own_access']]);
    expect((await send(keeper, renamed.slice(0, 1), BY_PHONE)).status).toBe(200);
    expect(await person(mine[1])).toMatchObject({ name: 'Mwajuma Mpya' });
  });

  test('get no access, login or account from a token either', async () => {
    const body = { name: 'Tovuti', permissions: OFFICE, expires_at: it.inDays(3) };
    const { token } = (await owner.ask('POST api/token', { body })).body.message;
    const program = async (rows: readonly Row[], choice: object = {}) => {
      const form = await sheet(rows, choice);
      const { app } = it.system.server;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/user/import',
        headers: { ...form.headers, authorization: `Bearer ${token}` },
        payload: form.payload ?? '',
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const phone = nextPhone();
    expect((await program([['Mwajuma', phone, 'Employee']])).status).toBe(200);
    let answer = await program([['Mwajuma', nextPhone(), 'Owner']]);
    expect(rulesOf(answer)).toEqual([[2, 'account_beyond_own_access']]);
    answer = await program([['Mwingine', manager.phone, 'Employee']], BY_PHONE);
    expect(rulesOf(answer)).toEqual([[2, 'holds_more']]);
    expect(await person(manager.phone)).toMatchObject({ name: 'Meneja' });
  });
});

describe('an import of people is taken back', () => {
  const reasonsOf = ({ body }: Awaited<ReturnType<typeof undo>>) =>
    body.refused?.map(({ name }: { name: string }) => name);

  test('by nobody who could not have made those that go with it', async () => {
    const rows: Row[] = [
      ['Mwajuma', nextPhone(), 'Employee'],
      ['Mwingine', nextPhone(), 'Owner'],
    ];
    const id = await landed(rows);
    let answer = { body: {} } as Awaited<ReturnType<typeof undo>>;
    await it.refusedWhole(['undo_refused'], async () => {
      answer = await undo(keeper, id);
      return answer;
    });
    expect(reasonsOf(answer)).toEqual(['Mwingine']);
    expect((await undo(owner, id)).status).toBe(200);
    for (const [, phone] of rows) expect((await person(phone))?.deleted_at).not.toBeNull();
  });

  test('nor by whoever could not have changed those that it changed', async () => {
    const id = await landed([['Meneja Mpya', manager.phone, 'Employee']], BY_PHONE);
    let answer = { body: {} } as Awaited<ReturnType<typeof undo>>;
    await it.refusedWhole(['undo_refused'], async () => {
      answer = await undo(keeper, id);
      return answer;
    });
    expect(reasonsOf(answer)).toEqual(['Meneja Mpya']);
    expect((await undo(owner, id)).status).toBe(200);
    expect(await person(manager.phone)).toMatchObject({ name: 'Meneja' });
  });

  test('by whoever could have made all of them', async () => {
    const id = await landed([['Mwajuma', nextPhone(), 'Employee']]);
    expect((await undo(keeper, id)).status).toBe(200);
  });
});
