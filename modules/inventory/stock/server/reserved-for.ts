import type { Tx } from '#server-kit/db/transaction.ts';
import type { StockMove } from './move-stock.ts';
import { freeStock, heldStock, type Reservation, releaseStock, reserveStock } from './reservations.ts';
import { lockPools } from './stock-pools.ts';

type Branch = StockMove['branch'];
type Source = StockMove['source'];

/**
 * Promises goods to a document that takes them later, in place of what it had: of each product as much as lies in its store
 * promised to nobody else. Answers whether that is all. Nothing else takes them out until the document lets them go.
 */
export async function reserveFor(
  tx: Tx,
  branch: Branch,
  source: Source,
  wanted: readonly Reservation[],
): Promise<boolean> {
  const asked = summed(wanted);
  const had = await reservedFor(tx, source);
  if (asked.length + had.length === 0) return true;
  await lockPools(tx, branch.id, [...asked, ...had]);
  await letGo(tx, branch, source, had);
  const held = await heldStock(tx, asked);
  const given = asked.flatMap((line) => {
    const free = freeStock(held, line);
    const quantity = free < line.quantity ? free : line.quantity;
    return quantity > 0n ? [{ ...line, quantity }] : [];
  });
  await reserveStock(tx, branch, given);
  if (given.length > 0) tx.send(KEEP, [branch.id, source.kind, source.id, JSON.stringify(given.map(inText))]);
  return asked.every((line) => given.some((one) => isSamePlace(one, line) && one.quantity === line.quantity));
}

/** Frees what is promised to a document: it takes its goods now, or will not. */
export async function releaseFor(tx: Tx, branch: Branch, source: Source): Promise<void> {
  await letGo(tx, branch, source, await reservedFor(tx, source));
}

/** What is promised to a document, and in which store. */
export function reservedFor(tx: Pick<Tx, 'query'>, { kind, id }: Source): Promise<Reservation[]> {
  return tx.query<Reservation>(
    `select product_id, store_id, quantity from stock_reservations
     where source_kind = $1 and source_id = $2 order by product_id, store_id`,
    [kind, id],
  );
}

async function letGo(tx: Tx, branch: Branch, { kind, id }: Source, had: readonly Reservation[]) {
  if (had.length === 0) return;
  await releaseStock(tx, branch, had);
  tx.send('delete from stock_reservations where source_kind = $1 and source_id = $2', [kind, id]);
}

/** The same product of one store, asked for in several lines, is promised once. */
function summed(lines: readonly Reservation[]): Reservation[] {
  return [...Map.groupBy(lines, ({ product_id, store_id }) => `${product_id} ${store_id}`).values()].map(
    (same) => ({
      ...(same[0] as Reservation),
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0n),
    }),
  );
}

function isSamePlace(a: Reservation, b: Reservation): boolean {
  return a.product_id === b.product_id && a.store_id === b.store_id;
}

const inText = ({ quantity, ...place }: Reservation) => ({ ...place, quantity: String(quantity) });

const KEEP = `
insert into stock_reservations (business_id, branch_id, source_kind, source_id, product_id, store_id, quantity)
select (select ctx.biz()), $1, $2, $3, n.product_id, n.store_id, n.quantity
from jsonb_to_recordset($4::jsonb) n(product_id uuid, store_id uuid, quantity bigint)`;
