import { newId } from '#core/ids.ts';
import type { Caller } from './fill-shop.ts';

/** One order is still written, of another a part has come. */
export async function orderGoods(
  { create, change }: Caller,
  { supplier, goods }: { supplier: string; goods: readonly string[] },
): Promise<void> {
  const order = { supplier_id: supplier, reference: 'Q-118' };
  const lines = (most: number) =>
    goods
      .slice(0, most)
      .map((product_id, i) => ({ product_id, quantity: 30 + 5 * i, price: 3100 + 450 * i }));
  await create('purchase-order', { ...order, lines: lines(3) });
  const id = await create('purchase-order', { ...order, lines: lines(5) });
  await change('purchase-order/send', { id });
  const received = newId();
  const came = [1, 2, 4].map((line_no) => ({ line_no, quantity: 12 * line_no - 5 }));
  await change(
    'purchase-order/receive',
    { id: received, order_id: id, lines: came, reference: 'DN 7731' },
    received,
  );
}

type Trade = { customer: string; goods: readonly string[] };

/** Invoices and quotes in every state. */
export async function sellOnPaper(call: Caller, trade: Trade): Promise<void> {
  await invoiceGoods(call, trade);
  await quoteGoods(call, trade);
}

/** One invoice is still a draft, another is with the customer. */
async function invoiceGoods({ create, change }: Caller, { customer, goods }: Trade): Promise<void> {
  const lines = (most: number) =>
    goods
      .slice(0, most)
      .map((product_id, i) => ({ product_id, quantity: 3 + i, ...(i === 1 ? { discount: 500 } : {}) }));
  await create('invoice', { customer_id: customer, lines: lines(2) });
  const remarks = 'Deliver to the back gate.';
  const id = await create('invoice', { customer_id: customer, lines: lines(3), remarks });
  await change('invoice/issue', { id });
}

/** One quote is still a draft, another was sent, a third was accepted. */
async function quoteGoods({ create, change, read }: Caller, { customer, goods }: Trade): Promise<void> {
  const lines = (most: number) =>
    goods.slice(0, most).map((product_id, i) => ({ product_id, quantity: 4 + 2 * i }));
  await create('quote', { customer_id: customer, lines: lines(2) });
  const open = await create('quote', { customer_id: customer, lines: lines(4), discount_percent: 3 });
  await change('quote/send', { id: open });
  const done = await create('quote', { customer_id: customer, lines: lines(3), remarks: 'Gate 3.' });
  await change('quote/send', { id: done });
  const { version } = await read<{ version: number }>(`quote?id=${done}`);
  await change('quote/accept', { id: done, version });
}

/** One stock take is being counted, one is in review. Answers the first. */
export async function countStock({ create, change }: Caller, goods: readonly string[]): Promise<string> {
  const counting = newId();
  await create('stock-take', { id: counting }, counting);
  await count({ change }, counting, goods, [181, 62, 47]);
  const review = newId();
  await create('stock-take', { id: review }, review);
  await count({ change }, review, goods, [180, 62, 45, 9, 77, 30, 0, 300, 6, 20]);
  await change('stock-take/review', { id: review });
  return counting;
}

function count(
  { change }: Pick<Caller, 'change'>,
  id: string,
  goods: readonly string[],
  counted: readonly number[],
): Promise<void> {
  const lines = counted.map((quantity, place) => ({ product_id: goods[place], counted: quantity }));
  return change('stock-take/count', { id, lines });
}

/** One shift was counted at its end and is short, another is open. */
export async function openShifts({ create, change }: Caller): Promise<{ open: string; closed: string }> {
  const [closed, open, coins] = [newId(), newId(), newId()];
  await create('shift/open', { id: closed, float: 50_000 }, closed);
  const brought = { amount: 20_000, counterpart: 'owner_capital', reason: 'Coins for change' };
  await create('shift/cash-in', { id: coins, shift_id: closed, ...brought }, coins);
  const denominations = [
    { value: 10_000, is_coin: false, count: 6 },
    { value: 500, is_coin: true, count: 18 },
  ];
  await change('shift/close', { id: closed, denominations, remarks: 'Checked twice' });
  await create('shift/open', { id: open, float: 69_000 }, open);
  return { open, closed };
}

/** What a shop spends: rent that is paid in part, electricity that waits for somebody to verify it, and wear, by hand. */
export async function spend(
  { create, first }: Pick<Caller, 'create' | 'first'>,
  account_id: string,
): Promise<void> {
  const expense_type_id = await first('expense-type', 'condition=all');
  const rent = { id: newId(), expense_type_id, title: 'Shop rent, December', amount: 45_000, verify: true };
  await create('expense', { ...rent, payments: [{ account_id, amount: 15_000 }] }, rent.id);
  const power = { id: newId(), expense_type_id, title: 'Electricity', amount: 12_000 };
  await create('expense', power, power.id);
  const guard = { expense_type_id, title: 'Night guard', amount: 15_000, every: 'month', days_to_pay: 7 };
  await create('recurring-expense', { ...guard, starts_on: '2099-01-31' });
  const wear = [
    { account: '6090', debit: 180_000 },
    { account: '1590', credit: 180_000 },
  ];
  await create('manual-entry', { memo: 'Wear of the shelves', lines: wear });
}

/** Somebody pays more than he owes. */
export async function payAhead(
  { create }: Caller,
  { customer, cash }: Record<'customer' | 'cash', string>,
): Promise<void> {
  const id = newId();
  const money = { amount: 900_000, mode: 'cash', account_id: cash };
  await create('payment', { id, kind: 'customer', party_id: customer, ...money }, id);
}
