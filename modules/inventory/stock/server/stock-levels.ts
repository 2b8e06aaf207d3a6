import { formatQuantity } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotEnoughStock } from '../../errors.ts';

/** How much of a product lies in a store, by batch. */
export interface Level {
  product_id: string;
  store_id: string;
  batch_id: string;
  quantity: bigint;
}

type Place = Pick<Level, 'product_id' | 'store_id' | 'batch_id'>;

export function levelKey({ product_id, store_id, batch_id }: Place): string {
  return `${product_id} ${store_id} ${batch_id}`;
}

/** The levels that some lines touch. Whoever moves goods holds their pools, so no lock is needed here. */
export async function readLevels(tx: Tx, places: readonly Place[]): Promise<Map<string, Level>> {
  const rows = await tx.query<Level>(
    `select l.product_id, l.store_id, l.batch_id, l.quantity
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) n(product_id, store_id, batch_id)
     join stock_levels l using (product_id, store_id, batch_id)`,
    columnsOf(places),
  );
  return new Map(rows.map((level) => [levelKey(level), level]));
}

export function writeLevels(tx: Tx, levels: ReadonlyMap<string, Level>): void {
  const kept = [...levels.values()];
  tx.send(
    `insert into stock_levels (business_id, product_id, store_id, batch_id, quantity)
     select (select ctx.biz()), n.* from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[]) n
     on conflict (business_id, product_id, store_id, batch_id) do update set quantity = excluded.quantity`,
    [...columnsOf(kept), kept.map(({ quantity }) => quantity)],
  );
}

/** Nobody takes out of a store what is not there. */
export async function refuseShortage(
  tx: Tx,
  levels: ReadonlyMap<string, Level>,
  lines: readonly (Place & { quantity: bigint })[],
): Promise<void> {
  const short = lines.find((line) => line.quantity < 0n && (levels.get(levelKey(line))?.quantity ?? 0n) < 0n);
  if (!short) return;
  const [product] = await tx.query<{ name: string }>('select name from products where id = $1', [
    short.product_id,
  ]);
  const wanted = lines
    .filter((line) => levelKey(line) === levelKey(short))
    .reduce((sum, { quantity }) => sum - quantity, 0n);
  const left = (levels.get(levelKey(short))?.quantity ?? 0n) + wanted;
  throw NotEnoughStock({
    product: product?.name ?? '',
    left: formatQuantity(left),
    wanted: formatQuantity(wanted),
  });
}

function columnsOf(places: readonly Place[]): string[][] {
  return [
    places.map(({ product_id }) => product_id),
    places.map(({ store_id }) => store_id),
    places.map(({ batch_id }) => batch_id),
  ];
}
