import { newId } from '#core/ids.ts';
import { activityBook } from '#modules/branch/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { type TestCaller, type TestServer, testServer } from '#server-kit/testing/test-server.ts';

/** A shop with a record of every kind, for what has to hold of all of them, on a server whose callers hold what a test says. */
export interface WholeShop {
  shop: SellingShop;
  server: TestServer;
  owner: TestCaller;
  someone(rights: readonly string[]): Promise<TestCaller>;
  close(): Promise<void>;
}

/** An invoice whose goods are posted as they leave, of which some have left. */
async function deliverInPart(
  { owner, branch_id }: SellingShop,
  billed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const posted = async (invoices_post_at: string) => {
    const path = `api/branch/settings?id=${branch_id}`;
    const { version } = (await owner.ask(`GET ${path}`)).body.message;
    requireDone((await owner.ask(`PUT ${path}`, { body: { version, invoices_post_at } })).body);
  };
  const keyed = (body: object) => ({ body, headers: { 'idempotency-key': newId() } });
  await posted('delivery');
  const bill = (await owner.ask('POST api/invoice', { body: billed })).body.message;
  requireDone((await owner.ask('PUT api/invoice/issue', keyed({ id: bill.id }))).body);
  const given = { invoice_id: bill.id, lines: [{ line_no: 1, quantity: 1 }] };
  requireDone((await owner.ask('POST api/invoice/deliver', keyed(given))).body);
  await posted('issue');
}

export async function openWholeShop(): Promise<WholeShop> {
  const shop = await openSellingShop({ has_store: true, request_stock: true });
  const product_id = await shop.product({
    minimum_price: 9000,
    units: [{ unit: 'carton', factor: 12, selling_price: 120_000 }],
  });
  await shop.product({ batch_tracking: 'number', opening_batch: 'A1' });
  const sold = await shop.sold(product_id, 2);
  const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
  const lines = [{ line_no: 1, quantity: 1, goods: 'restock' }];
  await shop.make('POST api/sale/return', { sale_id: sold.id, lines, refunds });
  const billed = { customer_id: shop.customer, lines: [{ product_id, quantity: 1, discount: 100 }] };
  const bill = await shop.owner.ask('POST api/invoice', { body: billed });
  requireDone(bill.body);
  const issue = {
    body: { id: bill.body.message.id },
    headers: { 'idempotency-key': newId() },
  };
  requireDone((await shop.owner.ask('PUT api/invoice/issue', issue)).body);
  const offer = await shop.owner.ask('POST api/quote', { body: billed });
  requireDone(offer.body);
  requireDone((await shop.make('POST api/parked-cart', { ...billed, name: 'Asha', amount: 11_700 })).body);
  const supplier_id = (await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } })).body.message
    .id;
  const bought = [{ product_id, quantity: 1, price: 7100, selling_price: 11_800 }];
  const payments = [{ account_id: shop.cash, amount: 100 }];
  const made = await shop.make('POST api/purchase', { supplier_id, lines: bought, payments });
  requireDone(made.body);
  const to_store_id = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message
    .id;
  const ends = { from_store_id: shop.store_id, to_store_id };
  const asked = await shop.make('POST api/stock-request', { ...ends, lines: [{ product_id, requested: 1 }] });
  for (const step of ['approve', 'dispatch'])
    await shop.owner.ask(`PUT api/stock-request/${step}`, {
      body: { id: asked.body.message.id },
      headers: { 'idempotency-key': newId() },
    });
  const back = { purchase_id: made.body.message.id, lines: [{ line_no: 1, quantity: 1 }] };
  const returned = await shop.make('POST api/purchase/return', {
    ...back,
    refunds: [{ mode: 'deposit', amount: 100 }],
  });
  requireDone(returned.body);
  const wanted = { supplier_id, lines: [{ product_id, quantity: 2, price: 7100 }] };
  const order = (await shop.owner.ask('POST api/purchase-order', { body: wanted })).body.message;
  await shop.owner.ask('PUT api/purchase-order/send', {
    body: { id: order.id },
    headers: { 'idempotency-key': newId() },
  });
  const came = { order_id: order.id, lines: [{ line_no: 1, quantity: 1 }] };
  requireDone((await shop.make('PUT api/purchase-order/receive', came)).body);
  const lorry = { title: 'Lorry', amount: 100, account_id: shop.cash, mode: 'cash' };
  const borne = await shop.make('POST api/purchase/landed-cost', {
    ...lorry,
    purchases: [made.body.message.id],
  });
  requireDone(borne.body);
  const shift = (await shop.make('POST api/shift/open', { float: 100 })).body.message;
  const coins = { shift_id: shift.id, amount: 40, counterpart: 'income', reason: 'Coins' };
  requireDone((await shop.make('POST api/shift/cash-in', coins)).body);
  const closing = { id: shift.id, counted: 150 };
  await shop.owner.ask('PUT api/shift/close', { body: closing, headers: { 'idempotency-key': newId() } });
  const take = (await shop.make('POST api/stock-take', { blind: false })).body.message;
  const counted = { id: take.id, lines: [{ product_id, counted: 1 }] };
  for (const [step, body] of [
    ['count', counted],
    ['post', { id: take.id }],
  ] as const)
    await shop.owner.ask(`PUT api/stock-take/${step}`, { body, headers: { 'idempotency-key': newId() } });
  const more = { type: 'increase', adjustment_quantity: 1, reason: 'Found' };
  const found = await shop.make('POST api/stock-adjustment', { ...more, product_id });
  requireDone(found.body);
  const work = { name: 'Repair', price: 35_000, commission: 10 };
  const type = (await shop.owner.ask('POST api/service-type', { body: work })).body.message;
  const helpers = [{ user_id: shop.owner.userId, share: 30 }];
  const job = { service_type_id: type.id, customer_id: shop.customer, discount: 100, helpers };
  const made_job = (await shop.owner.ask('POST api/service', { body: job })).body.message;
  for (const step of ['start', 'finish'])
    requireDone(
      (
        await shop.owner.ask(`PUT api/service/${step}`, {
          body: { id: made_job.id },
          headers: { 'idempotency-key': newId() },
        })
      ).body,
    );
  const wear = [
    { account: '6090', debit: 500 },
    { account: '1590', credit: 500 },
  ];
  const by_hand = await shop.owner.ask('POST api/manual-entry', { body: { memo: 'Wear', lines: wear } });
  requireDone(by_hand.body);
  const entry = { body: { id: by_hand.body.message.id }, headers: { 'idempotency-key': newId() } };
  requireDone((await shop.owner.ask('PUT api/manual-entry/post', entry)).body);
  const rooms = (await shop.owner.ask('POST api/room-type', { body: { name: 'Double', price: 65_000 } }))
    .body;
  const numbered = { number: '101', room_type_id: rooms.message.id };
  requireDone((await shop.owner.ask('POST api/room', { body: numbered })).body);
  const nights = { check_in: '2031-01-01', check_out: '2031-01-03' };
  const guests = [{ name: 'Asha Mushi', identity_kind: 'passport', identity_number: 'TZ123' }];
  const stay = { customer_id: shop.customer, room_type_id: rooms.message.id, guests, ...nights };
  requireDone((await shop.owner.ask('POST api/booking', { body: stay })).body);
  const truck = (await shop.owner.ask('POST api/truck', { body: { registration: 'T 1 AAA' } })).body.message;
  const way = { name: 'There', origin: 'Dar es Salaam', destination: 'Mwanza', price: 1000 };
  const route = (await shop.owner.ask('POST api/route', { body: way })).body.message;
  const trip = { customer_id: shop.customer, route_id: route.id, truck_id: truck.id };
  const time = { starts: '2026-01-06T06:00:00Z', ends: '2026-01-07T06:00:00Z' };
  requireDone((await shop.owner.ask('POST api/truck-order', { body: { ...trip, ...time } })).body);
  const oil = { truck_id: truck.id, title: 'Oil', parts: [{ product_id, quantity: 1 }] };
  requireDone((await shop.owner.ask('POST api/truck-service', { body: oil })).body);
  const toll = { kind: 'toll', truck_id: truck.id, cost: 10, account_id: shop.cash };
  requireDone((await shop.owner.ask('POST api/truck-operation', { body: toll })).body);
  const types = (await shop.owner.ask('GET api/expense-type/list')).body.message.data;
  const rent = { expense_type_id: types[0].id, amount: 100, truck_id: truck.id };
  requireDone((await shop.make('POST api/expense', rent)).body);
  const again = { ...rent, title: 'Parking', every: 'month', starts_on: '2099-01-31' };
  requireDone((await shop.owner.ask('POST api/recurring-expense', { body: again })).body);
  const month = await shop.owner.ask('POST api/vat-settlement', { body: { date_to: '2026-10-31' } });
  requireDone(month.body);
  const year = { body: { year: 2019 }, headers: { 'idempotency-key': newId() } };
  requireDone((await shop.owner.ask('POST api/year-close/close', year)).body);
  const put = { type: 'deposit', account_id: shop.cash, amount: 500, counterpart: 'income' };
  requireDone((await shop.make('POST api/transaction', put)).body);
  const wallet = { name: 'M-PESA', type: 'mobile', provider: 'M-PESA' };
  requireDone((await shop.owner.ask('POST api/account', { body: wallet })).body);
  await deliverInPart(shop, billed);
  // The newest movement of stock is that of an adjustment, whose list has them all.
  requireDone((await shop.make('POST api/stock-adjustment', { ...more, product_id })).body);
  const texts = ['DK22N8FK524', 'DK22N8FK525'].map(
    (id) =>
      `${id} Confirmed. You have received Tsh500.00 from 0754112233 - ASHA MUSHI on 4/11/26 at 2:30 PM. Charges Tsh5.00. New M-Pesa balance is Tsh900.00.`,
  );
  const pasted = { body: { text: texts.join('\n') }, headers: { 'idempotency-key': newId() } };
  requireDone((await shop.owner.ask('POST api/transaction-message', pasted)).body);
  const written = { audience: 'numbers', numbers: ['0754112233'], text: 'Hello' };
  const sending = { body: written, headers: { 'idempotency-key': newId() } };
  requireDone((await shop.owner.ask('POST api/message', sending)).body);
  const { version } = (await shop.owner.ask(`GET api/product?id=${product_id}`)).body.message;
  await shop.owner.ask(`PUT api/product?id=${product_id}`, { body: { version, buying_price: 7100 } });
  const { db } = shop.system;
  const server = await testServer(registry, { modules: serverModules, database: db, book: activityBook });
  const someone = (rights: readonly string[]) =>
    server.admit(
      { businessId: shop.business_id, userId: shop.owner.userId, branchId: shop.branch_id },
      rights,
    );
  return {
    shop,
    server,
    owner: await someone([...ALL_PERMISSIONS]),
    someone,
    async close() {
      await server.stop();
      await shop.system.close();
    },
  };
}

function requireDone(answer: { success?: boolean }): void {
  if (!answer.success) throw new Error(JSON.stringify(answer));
}
