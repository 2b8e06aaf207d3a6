import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
  // Nothing is paid out of an empty drawer.
  await shop.pay(await shop.customer('Float'), 100_000);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const entries = async () => {
  const [row] = await shop.system.db.adminQuery<{ n: number }>(
    'select count(*)::int as n from journal_entries where business_id = $1',
    [shop.business_id],
  );
  return row?.n;
};

async function reset(branch: string) {
  const { name } = (await shop.owner.ask(`GET api/branch?id=${branch}`)).body.message;
  return shop.owner.ask('POST api/branch/reset', {
    ...{ branch, body: { name }, headers: { 'idempotency-key': newId() } },
  });
}

let standing = 0;

/** Is refused with the count of what stands in both books, from either side, and stays so once that is void. */
async function holdsBoth(undo: () => Promise<{ status: number }>) {
  standing += 1;
  const refused = async () => {
    const before = await entries();
    for (const branch of [shop.branch_id, shop.other_branch]) {
      const { status, body } = await reset(branch);
      expect([status, body.code]).toEqual([409, 'branch_entangled']);
      expect(body.message).toContain(`: ${standing}.`);
    }
    expect(await entries()).toBe(before);
  };
  await refused();
  expect((await undo()).status).toBe(200);
  await refused();
}

describe('a branch on whose money others stand is not emptied', () => {
  test('but one that nobody dealt with is', async () => {
    const body = { name: 'Arusha', phone_number: '255754000029' };
    const { id } = (await shop.owner.ask('POST api/branch', { body })).body.message;
    await shop.owes(await shop.customer('Rehema'), 100, {}, id);
    expect((await reset(id)).status).toBe(200);
  });

  test('after a transfer', async () => {
    const made = await shop.make('POST api/transaction', {
      ...{ type: 'transfer', account_id: shop.cash, to_account_id: shop.other_cash, amount: 500 },
    });
    expect(made.body).toMatchObject({ success: true });
    await holdsBoth(() => shop.put('PUT api/transaction/void', { id: made.body.message.id }));
  });

  test('after a payment of its debt elsewhere', async () => {
    const asha = await shop.customer();
    await shop.owes(asha, 400, {}, shop.other_branch);
    const { body } = await shop.pay(asha, 400);
    await holdsBoth(() => shop.put('PUT api/payment/void', { id: body.message.id }));
  });

  test('after a deposit that was used in another branch', async () => {
    const asha = await shop.customer();
    await shop.pay(asha, 300);
    await shop.owes(asha, 200, {}, shop.other_branch);
    const { body } = await shop.pay(asha, 200, { mode: 'deposit', account_id: null }, shop.other_branch);
    await holdsBoth(() => shop.put('PUT api/payment/void', { id: body.message.id }, shop.other_branch));
  });
});
