// cspell:ignore Kifungashio kimepasuka Mteja amebadili mawazo
import { newId } from '#core/ids.ts';
import type { Numbers } from './numbers.ts';
import { documentId, type SampleBranch, type Stocked } from './open-sample.ts';
import type { SampleCalls } from './sample-calls.ts';

/** A sale as its answer tells of it, as far as a return needs it. */
interface Sold {
  id: string;
  lines: { line_no: number; quantity: number; unit_price: number }[];
}

/** The trade of one branch on one business day: sales, what comes back, what leaves carts, and debts that are paid. */
export async function tradeForDay(
  calls: SampleCalls,
  branch: SampleBranch,
  numbers: Numbers,
  day: { date: string; isToday: boolean },
): Promise<number> {
  const weekday = new Date(day.date).getUTCDay();
  const sales = (weekday === 0 ? 2 : weekday === 6 ? 7 : 4) + numbers.below(3);
  for (let number = 0; number < sales; number += 1) {
    const sold = await sellOne(calls, branch, numbers, day, number / sales);
    if (sold && numbers.happens(2)) await bringBack(calls, branch, sold, day);
  }
  if (numbers.happens(6)) await leaveCart(calls, branch, numbers, day);
  if (numbers.happens(20)) await payDebts(calls, branch, numbers, day);
  if (numbers.happens(2)) await lend(calls, branch, numbers, day);
  return sales;
}

/** On days gone by at an hour of the day; today simply now. */
function whenOf({ date, isToday }: { date: string; isToday: boolean }, part: number, numbers: Numbers) {
  const minutes = 9 * 60 + Math.floor(part * 500) + numbers.below(40);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return isToday ? {} : { date: `${date}T${time}` };
}

async function sellOne(
  calls: SampleCalls,
  branch: SampleBranch,
  numbers: Numbers,
  day: { date: string; isToday: boolean },
  part: number,
): Promise<Sold | null> {
  const { place, cashiers, store_id, customers } = branch;
  const lines = chooseGoods(branch.goods, numbers);
  const when = whenOf(day, part, numbers);
  const by = numbers.oneOf(cashiers);
  const way = numbers.below(100);
  const customer_id = numbers.oneOf(customers);
  if (lines.length === 0) return null;
  const amount = lines.reduce((sum, { quantity, good }) => sum + quantity * good.selling, 0);
  const { id, key } = documentId();
  const isOwed = way < 7;
  const payment = isOwed
    ? { mode: 'credit', amount }
    : way < 35
      ? {
          mode: 'emoney',
          account_id: branch.wallet,
          amount,
          reference: `${place.abbreviation}${id.slice(-9)}`,
        }
      : way < 42
        ? { mode: 'emoney', account_id: branch.bank, amount, reference: `BNK${id.slice(-9)}` }
        : { mode: 'cash', account_id: branch.cash, amount };
  const body = {
    ...{ id, store_id, ...when, payments: [payment] },
    ...(isOwed || numbers.happens(10) ? { customer_id } : {}),
    lines: lines.map(({ good, quantity }) => ({ product_id: good.id, unit: good.unit, quantity })),
  };
  const sold = await calls<Sold>(by, 'POST api/sale/checkout', { body, key });
  for (const { good, quantity } of lines) good.left -= quantity;
  return isOwed ? null : sold;
}

/** A cart: what leaves fast is in it more often, and nothing that there is no more. */
function chooseGoods(goods: readonly Stocked[], numbers: Numbers): { good: Stocked; quantity: number }[] {
  const total = goods.reduce((sum, { pace }) => sum + pace, 0);
  const chosen = new Set<Stocked>();
  for (let count = 1 + numbers.below(4); count > 0; count -= 1) {
    let place = numbers.below(total);
    const good = goods.find(({ pace }) => {
      place -= pace;
      return place < 0;
    });
    if (good) chosen.add(good);
  }
  return [...chosen].flatMap((good) => {
    const quantity = 1 + numbers.below(good.selling > 10_000 ? 2 : 4);
    return good.left >= quantity ? [{ good, quantity }] : [];
  });
}

/** One piece of the first line comes back on the same day and lies in the store again. */
async function bringBack(
  calls: SampleCalls,
  { manager, cash, goods }: SampleBranch,
  { id: sale_id, lines: [line] }: Sold,
  { date, isToday }: { date: string; isToday: boolean },
): Promise<void> {
  if (!line) return;
  const { id, key } = documentId();
  const refunds = [{ account_id: cash, mode: 'cash', amount: line.unit_price }];
  const back = { line_no: line.line_no, quantity: 1, goods: 'restock' };
  const when = isToday ? {} : { date };
  const reason = goods[0]?.expires ? 'Kifungashio kimepasuka' : 'Mteja amebadili mawazo';
  const body = { id, sale_id, ...when, lines: [back], refunds, reason };
  await calls(manager, 'POST api/sale/return', { body, key });
}

async function leaveCart(
  calls: SampleCalls,
  { cashiers, goods }: SampleBranch,
  numbers: Numbers,
  { date }: { date: string },
): Promise<void> {
  const { id: product_id, unit, selling } = numbers.oneOf(goods);
  const removed_at = `${date}T${String(7 + numbers.below(8)).padStart(2, '0')}:20:00Z`;
  const line = { id: newId(), product_id, unit, quantity: 1 + numbers.below(3), unit_price: selling };
  const body = { lines: [{ ...line, cart: newId(), removed_at }] };
  await calls(numbers.oneOf(cashiers), 'POST api/voided-line', { body });
}

/** A customer who owes pays some or all of it, the oldest first. */
async function payDebts(
  calls: SampleCalls,
  { manager, cash, wallet, customers }: SampleBranch,
  numbers: Numbers,
  { date, isToday }: { date: string; isToday: boolean },
): Promise<void> {
  const party_id = numbers.oneOf(customers);
  const share = numbers.oneOf([0.5, 1, 1]);
  const { balance } = await calls<{ balance: number }>(manager, 'GET api/customer', {
    query: { id: party_id },
  });
  const amount = Math.round((Number(balance) * share) / 100) * 100;
  if (amount <= 0) return;
  const { id, key } = documentId();
  const money = numbers.happens(60)
    ? { mode: 'cash', account_id: cash }
    : { mode: 'emoney', account_id: wallet, reference: `PAY${id.slice(-8)}` };
  const body = { id, kind: 'customer', party_id, amount, ...money, ...(isToday ? {} : { date }) };
  await calls(manager, 'POST api/payment', { body, key });
}

/** The branch owes somebody, due in a month. */
async function lend(
  calls: SampleCalls,
  { manager, place }: SampleBranch,
  numbers: Numbers,
  { date }: { date: string },
): Promise<void> {
  const amount = 50_000 + numbers.below(16) * 25_000;
  await calls(manager, 'POST api/debt', { body: { kind: 'creditor', person: place.lender, amount, date } });
}
