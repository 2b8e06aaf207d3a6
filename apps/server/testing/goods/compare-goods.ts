import { total } from './goods-arithmetic.ts';
import type { Play } from './goods-play.ts';

/** Whatever of the stock that the last event may have touched differs from the model, and what the books hold of it. */
export async function compareTouched(play: Play): Promise<string[]> {
  const { model } = play;
  return compare(play, [...model.touched]);
}

/** The same of all stock there is. */
export function compareAll(play: Play): Promise<string[]> {
  return compare(play, [...play.model.pools.keys()]);
}

interface Found {
  levels: { p: string; s: string; b: string | null; q: string; r: string }[] | null;
  pools: { p: string; s: string; q: string; v: string }[] | null;
  layers: { p: string; s: string; b: string | null; q: string; v: string }[] | null;
  books: { branch: string; account: string; amount: string }[] | null;
}

async function compare(play: Play, keys: readonly string[]): Promise<string[]> {
  const { runner } = play;
  const products = [...new Set(keys.map((key) => key.slice(0, 36)))];
  const [found] = await runner.system.db.adminQuery<Found>(FOUND, [
    runner.business_id,
    products,
    runner.branches.map(({ id }) => id),
  ]);
  if (!found) throw new Error('nothing was found');
  const stands = new Map<string, string>();
  const note = (key: string, ...figures: (string | bigint)[]) => {
    if (figures.some((figure) => String(figure) !== '0')) stands.set(key, figures.join(' '));
  };
  for (const { p, s, b, q, r } of found.levels ?? []) {
    note(`level ${p} ${s} ${b ?? ''}`, q);
    note(`reserved ${p} ${s}`, r);
  }
  for (const { p, s, q, v } of found.pools ?? []) note(`pool ${p} ${s}`, q, v);
  const layers = Map.groupBy(found.layers ?? [], ({ p, s }) => `layers ${p} ${s}`);
  for (const [key, of] of layers) stands.set(key, of.map(({ b, q, v }) => `${b ?? ''}:${q}:${v}`).join());
  for (const { branch, account, amount } of found.books ?? []) note(`account ${account} ${branch}`, amount);
  const wanted = expected(play, products);
  return [...new Set([...stands.keys(), ...wanted.keys()])]
    .filter((key) => stands.get(key) !== wanted.get(key))
    .map((key) => `${key} is ${stands.get(key) ?? 'nothing'}, by the model ${wanted.get(key) ?? 'nothing'}`);
}

/** What the model says of some products in all places, and of the accounts of all branches. */
function expected({ runner, model }: Play, products: readonly string[]): Map<string, string> {
  const stands = new Map<string, string>();
  const note = (key: string, ...figures: bigint[]) => {
    if (figures.some((figure) => figure !== 0n)) stands.set(key, figures.join(' '));
  };
  for (const { id: branch, stores } of runner.branches) {
    for (const product of products) {
      for (const store of stores) {
        for (const [batch, quantity] of model.levels.get(`${product} ${store}`) ?? [])
          note(`level ${product} ${store} ${batch}`, quantity);
        note(`reserved ${product} ${store}`, model.reserved.get(`${product} ${store}`) ?? 0n);
      }
      const road = new Map<string, bigint>();
      for (const store of model.roads.get(branch) ?? [])
        for (const [batch, quantity] of model.levels.get(`${product} ${store}`) ?? [])
          road.set(batch, (road.get(batch) ?? 0n) + quantity);
      for (const [batch, quantity] of road) note(`level ${product} ${branch} ${batch}`, quantity);
      const pool = model.pools.get(`${product} ${branch}`);
      if (!pool) continue;
      note(`pool ${product} ${branch}`, pool.quantity, pool.value);
      const layers = pool.layers.map(({ batch, quantity, value }) => `${batch}:${quantity}:${value}`);
      if (layers.length > 0) stands.set(`layers ${product} ${branch}`, layers.join());
    }
    const pools = [...model.pools].filter(([key]) => key.endsWith(branch)).map(([, pool]) => pool);
    note(`account 1200 ${branch}`, total(pools.map(({ value }) => value)));
    note(`account 1210 ${branch}`, model.transit.get(branch) ?? 0n);
  }
  return stands;
}

const FOUND = `
select (
  select json_agg(json_build_object('p', l.product_id, 's', l.store_id, 'b', b.number, 'q', l.quantity::text, 'r', l.reserved::text))
  from stock_levels l left join batches b on b.business_id = l.business_id and b.id = l.batch_id
  where l.business_id = $1 and l.product_id = any($2)) as levels, (
  select json_agg(json_build_object('p', product_id, 's', branch_id, 'q', quantity::text, 'v', value::text))
  from stock_values where business_id = $1 and product_id = any($2)) as pools, (
  select json_agg(json_build_object('p', l.product_id, 's', l.branch_id, 'b', b.number, 'q', l.quantity::text, 'v', l.value::text)
    order by l.product_id, l.branch_id, l.no)
  from stock_layers l left join batches b on b.business_id = l.business_id and b.id = l.batch_id
  where l.business_id = $1 and l.product_id = any($2) and l.quantity > 0) as layers, (
  select json_agg(json_build_object('branch', branch_id, 'account', account_code, 'amount', amount::text)) from (
    select branch_id, account_code, sum(debit - credit) as amount from account_months
    where business_id = $1 and branch_id = any($3) and account_code in ('1200', '1210') group by 1, 2) m) as books`;
