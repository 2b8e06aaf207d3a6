import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { grantCredit } from './grant-credit.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(() => db.close());

async function aCustomer(terms: object, owes = 0): Promise<string> {
  const id = String((await shop.create('customer', { name: 'Asha', ...terms })).id);
  if (owes) await shop.create('debt', { kind: 'debtor', origin: 'opening', customer_id: id, amount: owes });
  return id;
}

/** Asked by a cashier, who may not change customers. */
const granted = (customer_id: string, amount: bigint, rights: readonly string[] = ['create_sale']) =>
  shop.work((context: CommandContext) => {
    const actor = { ...context.actor, account_type: 'employee', permissions: new Set(rights) };
    return grantCredit({ ...context, actor }, { customer_id, amount, date: SHOP_DAY });
  });

test('credit is due after the days that the customer is given', async () => {
  expect(await granted(await aCustomer({ credit_days: 14 }), 100n)).toEqual({ due_date: '2026-12-04' });
  expect(await granted(await aCustomer({ credit_days: 0 }), 100n)).toEqual({ due_date: SHOP_DAY });
  expect(await granted(await aCustomer({}), 100n)).toEqual({ due_date: null });
});

test('up to the limit it is given, a cent above it is not', async () => {
  const asha = await aCustomer({ credit_limit: 100 }, 60);
  await expect(granted(asha, 4000n)).resolves.toEqual({ due_date: null });
  await expect(granted(asha, 4001n)).rejects.toMatchObject({
    code: 'credit_limit_exceeded',
    data: { limit: '100', balance: '60', left: '40' },
  });
});

test('a limit of nothing is a limit; none at all is none', async () => {
  await expect(granted(await aCustomer({ credit_limit: 0 }), 1n)).rejects.toMatchObject({
    code: 'credit_limit_exceeded',
  });
  await expect(granted(await aCustomer({}), 10_000_000n)).resolves.toEqual({ due_date: null });
});

test('whoever could raise the limit may sell above it', async () => {
  const asha = await aCustomer({ credit_limit: 100 }, 100);
  await expect(granted(asha, 1n)).rejects.toMatchObject({ code: 'credit_limit_exceeded' });
  await expect(granted(asha, 1n, ['modify_customer'])).resolves.toEqual({ due_date: null });
});
