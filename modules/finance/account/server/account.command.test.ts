import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const accounts = () =>
  db.adminQuery(
    'select name, ledger_code, is_default from accounts where business_id = $1 order by created_at, name',
    [shop.business_id],
  );

describe('a money account', () => {
  test('stands in the chart under its kind, and posts what is in it', async () => {
    const crdb = await shop.create('account', {
      name: 'CRDB',
      type: 'bank',
      provider: 'CRDB',
      opening_balance: 5000,
    });
    expect(crdb).toMatchObject({ ledger_code: '1020-01', balance: 500_000n, currency: 'TZS' });
    const nmb = await shop.create('account', { name: 'NMB', type: 'bank' });
    expect(nmb).toMatchObject({ ledger_code: '1020-02', balance: 0n });
    const posted = await db.adminQuery(
      `select account_code, debit, credit, date from journal_lines where business_id = $1 order by line_no`,
      [shop.business_id],
    );
    expect(posted).toEqual([
      { account_code: '1020-01', debit: 500_000n, credit: 0n, date: SHOP_DAY },
      { account_code: '3010', debit: 0n, credit: 500_000n, date: SHOP_DAY },
    ]);
  });

  test('what is in it counts from the day that is named, and from no day to come', async () => {
    const wallet = { name: 'M-PESA', type: 'mobile', opening_balance: 70 };
    await shop.create('account', { ...wallet, opening_date: '2026-01-31' });
    const posted = await db.adminQuery(
      `select date, sum(debit)::bigint as debit from journal_lines where business_id = $1 group by date`,
      [shop.business_id],
    );
    expect(posted).toEqual([{ date: '2026-01-31', debit: 7000n }]);
    const later = shop.create('account', { ...wallet, name: 'Wallet', opening_date: '2999-01-01' });
    await expect(later).rejects.toMatchObject({ problems: { opening_date: { key: 'in_future' } } });
    expect(await accounts()).toHaveLength(3);
  });

  test('the till of a new branch is the first of them', async () => {
    expect(await accounts()).toEqual([
      { name: 'Cash drawer', ledger_code: '1010-01', is_default: true },
      { name: 'Safe', ledger_code: '1010-02', is_default: false },
    ]);
  });

  test('opened by many at once, each gets a code of its own', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => shop.create('account', { name: `Wallet ${i}`, type: 'mobile' })),
    );
    const codes = (await accounts())
      .map(({ ledger_code }) => ledger_code)
      .filter((code) => String(code).startsWith('1030'));
    expect(codes.sort()).toEqual(Array.from({ length: 8 }, (_, i) => `1030-0${i + 1}`));
  });

  test('of its type one is used first', async () => {
    const second = await shop.create('account', {
      name: 'Back till',
      type: 'cash in hand',
      is_default: true,
    });
    expect((await accounts()).filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual([
      'Back till',
    ]);
    await shop.change('account', shop.cash_account_id, { version: 2, is_default: true });
    expect((await accounts()).filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual([
      'Cash drawer',
    ]);
    expect(second).toBeDefined();
  });

  test('its new name is the name of its ledger account; its type and currency are fixed', async () => {
    await shop.change('account', shop.cash_account_id, { version: 1, name: 'Front till' });
    const [ledger] = await db.adminQuery(
      `select name from ledger_accounts where code = '1010-01' and business_id = $1`,
      [shop.business_id],
    );
    expect(ledger).toEqual({ name: 'Front till' });
    await expect(
      shop.change('account', shop.cash_account_id, { version: 2, type: 'bank', currency: 'USD' }),
    ).rejects.toMatchObject({
      problems: { type: { key: 'fixed_type' }, currency: { key: 'other_currency' } },
    });
  });

  test('of a customer is not opened by hand', async () => {
    await expect(shop.create('account', { name: 'Asha', type: 'customer' })).rejects.toMatchObject({
      problems: { type: { key: 'opened_by_party' } },
    });
  });

  test('with money in it stays; empty it goes', async () => {
    const full = await shop.create('account', { name: 'CRDB', type: 'bank', opening_balance: 1 });
    await expect(shop.remove('account', String(full.id), shop.cash_account_id)).rejects.toMatchObject({
      code: 'delete_refused',
      data: { count: 1, refused: [{ name: 'CRDB', reason: 'This account still has a balance of 1.' }] },
    });
    expect(await accounts()).toHaveLength(3);
    await shop.remove('account', shop.cash_account_id);
    const [hidden] = await db.adminQuery(
      'select deleted_at is not null as gone from accounts where id = $1',
      [shop.cash_account_id],
    );
    expect(hidden).toEqual({ gone: true });
  });
});
