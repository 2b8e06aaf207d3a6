// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako LIPA
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { today } from '#server-kit/operation/clock.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Json = any;

/** A shop of two branches in which something of every type of report has happened. */
export interface ReportedShop extends SellingShop {
  day: string;
  mwanza: string;
  soap: string;
  sugar: string;
  /** Sells in the other branch for less than it cost. */
  sellAtLoss(): Promise<Json>;
  /** Does a job in the other branch for the customer, on credit. */
  repair(): Promise<Json>;
  /** Fills a truck out of the advance of a trip that is not over. */
  refuel(): Promise<void>;
  /** Lets a room to the customer for tonight, and another one, which somebody looked over, at a price that was agreed. */
  stay(): Promise<void>;
  done(route: string, body: object, at?: string): Promise<Json>;
  read(route: string, by?: TestBrowser): Promise<Json>;
}

/** Soap costs 700 and sells at 1,000 in a category, sugar costs 2,000 and sells at 3,000 in none; no VAT. */
export async function openReportedShop(): Promise<ReportedShop> {
  const shop = await openSellingShop();
  const { owner, cash, customer, store_id } = shop;
  const day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const done = async (route: string, body: object, at = shop.branch_id): Promise<Json> => {
    const headers = {
      'idempotency-key': String(route.startsWith('POST') && 'id' in body ? body.id : newId()),
    };
    const answer = await owner.ask(route, { body, branch: at, headers });
    if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    return answer.body.message;
  };
  const make = (route: string, body: object, at?: string) => done(route, { id: newId(), ...body }, at);
  const read = async (route: string, by = owner): Promise<Json> => {
    const { status, body } = await by.ask(`GET api/${route}`);
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(body)}`);
    return body.message;
  };
  const { id: category_id } = await done('POST api/category', { name: 'Usafi' });
  const opening_date = addDays(day, -60);
  const goods = (name: string, buying_price: number, selling_price: number, more = {}) =>
    shop.product({ name, buying_price, selling_price, opening_date, ...more });
  const soap = await goods('Sabuni', 700, 1000, { category_id });
  const sugar = await goods('Sukari', 2000, 3000);
  const paid = (amount: number) => [{ account_id: cash, mode: 'cash', amount }];
  const line = (product_id: string, quantity: number) => ({ product_id, quantity });
  const sell = (lines: object[], payments: object[], more = {}) =>
    make('POST api/sale/checkout', { store_id, lines, payments, ...more });
  const both = await sell([line(soap, 3), line(sugar, 1)], paid(6000));
  await sell([line(soap, 2)], [{ mode: 'credit', amount: 2000 }], { customer_id: customer });
  const earlier = addDays(day, -31);
  await sell([line(sugar, 4)], paid(12_000), { date: earlier });
  const wrong = await sell([line(sugar, 5)], paid(15_000));
  await done('PUT api/sale/void', { id: wrong.id });
  const back = {
    sale_id: both.id,
    lines: [{ line_no: 1, quantity: 1, goods: 'restock' }],
    refunds: paid(1000),
  };
  await make('POST api/sale/return', back);
  const invoice = { customer_id: customer, lines: [line(soap, 4)] };
  await done('PUT api/invoice/issue', { id: (await done('POST api/invoice', invoice)).id });
  await done('POST api/invoice', invoice);
  const supplier_id = (await done('POST api/supplier', { name: 'Azam' })).id;
  const bought = [{ product_id: soap, quantity: 10, price: 650 }];
  await make('POST api/purchase', { supplier_id, tax_mode: 'inclusive', lines: bought, payments: [] });
  const payment = { kind: 'customer', party_id: customer, amount: 500, account_id: cash, mode: 'cash' };
  await make('POST api/payment', payment);
  const expense_type_id = (await read('expense-type/list')).data[0].id;
  const spent = await make('POST api/expense', { expense_type_id, title: 'Shop rent', amount: 600 });
  await done('PUT api/expense/verify', { id: spent.id });
  await make('POST api/stock-adjustment', {
    ...{ product_id: soap, store_id, type: 'decrease', adjustment_quantity: 2, reason: 'Broken' },
  });
  for (const text of textsOf(day)) await done('POST api/transaction-message', { text });
  const mwanza = (await done('POST api/branch', { name: 'Mwanza Rock City', phone_number: nextPhone() })).id;
  const there = async (of: string) =>
    (await owner.ask(`GET api/${of}`, { branch: mwanza })).body.message.data[0].id;
  const rice = { name: 'Mchele', buying_price: 1500, selling_price: 2500, opening_stock: 9 };
  const rice_id = (await done('POST api/product', rice, mwanza)).id;
  const account_id = await there('account/list?condition=cash_in_hand');
  const sold = { store_id: await there('store/list'), lines: [line(rice_id, 2)] };
  await make(
    'POST api/sale/checkout',
    { ...sold, payments: [{ account_id, mode: 'cash', amount: 5000 }] },
    mwanza,
  );
  const sellAtLoss = () => {
    const lines = [{ ...line(rice_id, 1), unit_price: 1000 }];
    const payments = [{ account_id, mode: 'cash', amount: 1000 }];
    return make('POST api/sale/checkout', { ...sold, lines, payments }, mwanza);
  };
  const repair = async () => {
    const type = { name: 'Repair', price: 400, commission: 10 };
    const service_type_id = (await done('POST api/service-type', type, mwanza)).id;
    const part = { name: 'Cable', buying_price: 10, selling_price: 20, opening_stock: 5 };
    const product_id = (await done('POST api/product', part, mwanza)).id;
    const job = { service_type_id, customer_id: customer, assignee_id: owner.userId };
    const parts = [{ product_id, quantity: 2 }];
    const { id } = await done('POST api/service', { ...job, parts }, mwanza);
    await done('PUT api/service/start', { id }, mwanza);
    return done('PUT api/service/finish', { id }, mwanza);
  };
  const aDriver = async () => String((await anEmployee(owner, [], { branches: [shop.branch_id] })).id);
  await driveEmpty(done, customer, await aDriver());
  const refuel = async () => {
    const truck_id = (await done('POST api/truck', { registration: 'T 13 AAA' })).id;
    const { id } = await planTrip(done, customer, { driver_id: await aDriver(), truck_id });
    await done('PUT api/truck-order/confirm', { id });
    await done('PUT api/truck-order/advance', { id, account_id: shop.cash, amount: 500 });
    const of_trip = { truck_order_id: id, truck_id, paid_from: 'advance' };
    await done('POST api/truck-operation', { ...of_trip, kind: 'fuel', fuel_litres: 2, price: 100 });
  };
  const stay = async () => {
    const room_type_id = (await done('POST api/room-type', { name: 'Double', price: 200 })).id;
    const room_id = (await done('POST api/room', { number: '101', room_type_id })).id;
    const nights = { check_in: day, check_out: addDays(day, 1) };
    const { id } = await done('POST api/booking', { customer_id: customer, room_id, ...nights });
    await done('PUT api/booking/check-in', { id, although_unknown: true });
    const beside = (await done('POST api/room', { number: '102', room_type_id })).id;
    const agreed = { price: 150, price_reason: 'Comes each month' };
    await done('POST api/booking', { customer_id: customer, room_id: beside, ...nights, ...agreed });
    await done('PUT api/room/care', { id: beside, was: 'clean', housekeeping: 'inspected' });
  };
  return { ...shop, day, mwanza, soap, sugar, sellAtLoss, repair, refuel, stay, done, read };
}

/** Money that came and money that went with its fee; the first once more, which is the same event. */
function textsOf(day: string): string[] {
  const printed = day.split('-').toReversed().join('/');
  const came = `DK22N8F900 Imethibitishwa. Umepokea Tsh300.00 kutoka 255754112299 - ASHA MUSHI mnamo ${printed} 00:01. Salio lako la M-Pesa`;
  const went = `DK22N8F901 Confirmed. Tsh200.00 paid to LIPA DELUXE SUPPLIERS on ${printed} at 00:01 and charged Tsh5.00.`;
  return [came, went, came];
}

/** A trip without a price, so that nobody owes for it. */
async function planTrip(done: ReportedShop['done'], customer_id: string, more: object) {
  const way = { name: `Home ${newId()}`, origin: 'Mwanza', destination: 'Dar es Salaam', price: 0 };
  const route_id = (await done('POST api/route', way)).id;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return done('POST api/truck-order', { customer_id, route_id, starts: at(-1), ends: at(9), ...more });
}

async function driveEmpty(done: ReportedShop['done'], customer_id: string, driver_id: string) {
  const truck_id = (await done('POST api/truck', { registration: 'T 12 AAA' })).id;
  const { id } = await planTrip(done, customer_id, { driver_id, truck_id });
  for (const step of ['confirm', 'load', 'depart', 'deliver']) {
    const odometer = { load: { odometer: 10 }, deliver: { odometer: 850 } }[step];
    await done(`PUT api/truck-order/${step}`, { id, ...odometer });
  }
}

/** A report as a sheet, read back by our own reader: numbers where cells hold numbers. */
export async function sheetOf({ system }: SellingShop, by: TestBrowser, call: string) {
  const { url, headers } = await by.prepare(`GET api/report/${call}`);
  const answer = await system.server.app.inject({ method: 'GET', url, headers });
  if (answer.statusCode !== 200) return { status: answer.statusCode, rows: [] };
  const [sheet] = (await readWorkbook(answer.rawPayload)).sheets;
  const rows = sheet?.rows.map((row) => Array.from(row, (cell) => cell?.number ?? cell?.text ?? '')) ?? [];
  return { status: 200, rows };
}
