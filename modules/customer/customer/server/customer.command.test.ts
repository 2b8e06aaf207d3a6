import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries, saveDeposit } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

/** What a customer owes from before, in whole units. */
const owe = (customer_id: string, amount: number, due_date?: string) =>
  shop.create('debt', {
    kind: 'debtor',
    origin: 'opening',
    customer_id,
    amount,
    date: '2026-11-01',
    due_date,
  });

describe('a customer', () => {
  test('owes what the books say, less what was paid ahead', async () => {
    const asha = String((await shop.create('customer', { name: 'Asha', credit_limit: 1 })).id);
    const juma = String((await shop.create('customer', { name: 'Juma' })).id);
    await owe(asha, 5);
    await shop.work(async ({ tx, branch }) => {
      const source = { kind: 'test', id: newId() as string };
      const party = { kind: 'customer' as const, id: asha };
      await saveDeposit(tx, { branch, party, source, amount: 120n, date: SHOP_DAY });
      const lines = [
        { account: '1010', debit: 120n },
        { account: '2100', credit: 120n, party },
      ];
      await postEntries(tx, [{ branch_id: branch.id, date: SHOP_DAY, source, lines }]);
    });
    expect(await shop.change('customer', asha, { version: 1, remarks: 'Pays on Fridays' })).toMatchObject({
      balance: 380n,
    });
    expect(await shop.change('customer', juma, { version: 1, remarks: 'New' })).toMatchObject({
      balance: 0n,
    });
  });

  test('with a balance stays, whichever way it stands', async () => {
    const owing = String((await shop.create('customer', { name: 'Owing' })).id);
    const free = String((await shop.create('customer', { name: 'Free' })).id);
    await owe(owing, 3);
    await expect(shop.remove('customer', owing, free)).rejects.toMatchObject({
      data: { refused: [{ name: 'Owing', reason: 'This customer still has a balance of 3.' }] },
    });
    await expect(shop.remove('customer', free)).resolves.toBe('Deleted');
  });

  test('is overdue with what should have been paid before today', async () => {
    const late = String((await shop.create('customer', { name: 'Late' })).id);
    await owe(late, 7, '2026-11-19');
    await owe(late, 5, SHOP_DAY);
    await owe(late, 3);
    expect(await shop.change('customer', late, { version: 1, remarks: 'Call' })).toMatchObject({
      overdue_amount: 700n,
      balance: 1500n,
    });
  });

  test('has a TIN of nine digits, and may leave everything but the name out', async () => {
    await expect(shop.create('customer', { name: 'A', tin_number: '12345678' })).rejects.toMatchObject({
      problems: { tin_number: { key: 'not_tin' } },
    });
    expect(await shop.create('customer', { name: 'B', tin_number: '123-456-789' })).toMatchObject({
      name: 'B',
    });
  });
});
