import type { RequestingShop } from './requesting-shop.ts';

/** What became of a run of made-up events: how many were done and refused, and what does not add up. */
export interface RandomRun {
  done: number;
  refused: number;
  faults: string[];
}

/** Numbers that look random and are the same for one seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const PRODUCTS = 3;
const PIECES = 40;
const COST = 7001;
/** What may follow in each state, the likelier more often; the others are tried, too, and must be refused. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  pending: ['approve', 'approve', 'approve', 'reject'],
  approved: ['dispatch', 'dispatch', 'dispatch', 'decline'],
  'in transit': ['receive', 'receive', 'receive', 'return'],
};
const STEPS = Object.values(FOLLOWING).flat();

/**
 * Asks, approves, sends, receives in parts with losses, returns and sells as it comes, between three stores of two branches;
 * after every event what is there, on the road, sold and lost is what there was at first, in pieces and in value.
 */
export async function playRequests(shop: RequestingShop, events: number, seed: number): Promise<RandomRun> {
  const roll = dice(seed);
  const products: string[] = [];
  for (let made = 0; made < PRODUCTS; made += 1)
    products.push(await shop.product({ opening_stock: PIECES, buying_price: COST }));
  const there = { branch: shop.other_branch };
  const stores = [shop.store_id, shop.back, shop.other_store];
  const requests: { id: string; from: string; to: string; status: string }[] = [];
  const run: RandomRun = { done: 0, refused: 0, faults: [] };
  const one = <T>(all: readonly T[]): T => all[roll(all.length)] as T;
  const callerAt = (store: string) => (store === shop.other_store ? there : {});
  const ask = () => {
    const [from, to] = [one(stores), one(stores)];
    return shop
      .request(
        {
          from_store_id: from,
          to_store_id: to,
          lines: products.slice(roll(PRODUCTS)).map((product_id) => ({ product_id, requested: 1 + roll(9) })),
        },
        callerAt(to),
      )
      .then((answer) => {
        if (answer.status === 200) requests.push({ id: answer.body.message.id, from, to, status: 'pending' });
        return answer;
      });
  };
  const sell = () =>
    shop.sell({
      lines: [{ product_id: one(products), quantity: 1 + roll(4) }],
      payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }],
    });
  const takeStep = () => {
    const open = requests.filter(({ status }) => status in FOLLOWING);
    const request = one(open.length > 0 ? open.slice(-6) : requests);
    const step = roll(6) === 0 ? one(STEPS) : one(FOLLOWING[request.status] ?? STEPS);
    const at = step === 'receive' ? request.to : request.from;
    const part = { line_no: 1, received: roll(4), lost: roll(2) };
    const body = step === 'receive' && roll(2) ? { lines: [part] } : {};
    return shop.step(step, request.id, body, callerAt(at)).then((answer) => {
      if (answer.status === 200) request.status = answer.body.message.status;
      return answer;
    });
  };
  for (let event = 0; event < events; event += 1) {
    const { status, body } = await (requests.length === 0 || roll(5) === 0
      ? ask()
      : roll(6) === 0
        ? sell()
        : takeStep());
    if (status === 200) run.done += 1;
    else if (status < 500) run.refused += 1;
    else run.faults.push(`${event}: ${status} ${JSON.stringify(body)}`);
    for (const fault of await unbalanced(shop, products)) run.faults.push(`${event}: ${fault}`);
    if (run.faults.length > 0) break;
  }
  return run;
}

/** What does not add up over both branches: pieces of each product, and the value of all of them. */
async function unbalanced(shop: RequestingShop, products: readonly string[]): Promise<string[]> {
  const [sums] = await shop.system.db.adminQuery<Record<'pieces' | 'value' | 'short', string>>(SUMS, [
    shop.business_id,
    products,
  ]);
  const faults: string[] = [];
  if (Number(sums?.pieces) !== PRODUCTS * PIECES * 1000) faults.push(`${sums?.pieces} thousandths in all`);
  if (Number(sums?.value) !== PRODUCTS * PIECES * COST * 100) faults.push(`${sums?.value} cents in all`);
  if (Number(sums?.short) !== 0) faults.push(`${sums?.short} places below zero or below what is reserved`);
  return faults;
}

const SUMS = `
with of_requests as (
  select sum(l.sent - l.received - l.lost - l.returned) filter (where r.from_branch_id <> r.to_branch_id) as road,
         sum(l.lost) as lost
  from requests r join stock_request_lines l on l.stock_request_id = r.id
  where r.business_id = $1 and l.product_id = any($2)),
held as (
  select sum(quantity) as quantity, count(*) filter (where quantity < reserved or quantity < 0) as short
  from stock_levels where business_id = $1 and product_id = any($2)),
sold as (
  select coalesce(-sum(quantity), 0) as quantity from stock_movements
  where business_id = $1 and product_id = any($2) and kind = 'sale'),
worth as (
  select (select sum(value) from stock_values where business_id = $1 and product_id = any($2))
       + (select coalesce(sum(transit_cost), 0) from requests where business_id = $1 and status = 'in transit')
       + (select coalesce(sum(l.debit - l.credit), 0) from journal_lines l where l.business_id = $1
            and l.account_code in ('5000', '5010')) as value)
select (held.quantity + coalesce(road, 0) + coalesce(lost, 0) + sold.quantity)::text as pieces, worth.value::text as value,
       held.short::text as short
from of_requests, held, sold, worth`;
