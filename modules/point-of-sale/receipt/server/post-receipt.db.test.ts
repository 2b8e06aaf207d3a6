import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { MORNING } from '../testing/sell-on-paper.ts';
import { postFirstReceipt } from './post-receipt.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('where messages cannot be sealed, as on the command line, a sale is made and its receipt is not sent', async () => {
  const shop = await openShop(db, { settings: { send_receipt_over_sms: true } });
  await shop.work((context) => postFirstReceipt(context, MORNING as never, '255754111222'));
  expect(await db.adminQuery('select from ctx.messages')).toEqual([]);
});
