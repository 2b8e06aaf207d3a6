import type { RowOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { insertRows } from '#server-kit/command/write-rows.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { priceChanges } from '../price-tables.ts';
import { product } from '../product.entity.ts';

type Product = RowOf<typeof product>;

/** The prices that a purchase sets, and that go back when it is voided. */
const PRICES = ['buying_price', 'selling_price'] as const;

const WRITTEN = priceChanges.columns.filter(({ name }) => name !== 'created_at');

/** Notes which prices of a branch have changed, and by which purchase; by hand where none is named. */
export function notePriceChanges(
  { tx, branch, actor }: ActorContext,
  changed: readonly { before: Pick<Product, (typeof PRICES)[number]>; after: Product }[],
  sourceId: string | null = null,
): void {
  const rows = changed.flatMap(({ before, after }) =>
    PRICES.filter((field) => (before[field] ?? null) !== (after[field] ?? null)).map((field) => ({
      ...{ business_id: actor.business_id, id: newId(), branch_id: branch.id, product_id: after.id, field },
      ...{ was: before[field] ?? null, price: after[field] ?? null, source_id: sourceId },
      ...{ taken_back: false, created_by: actor.user_id },
    })),
  );
  if (rows.length > 0) insertRows(tx, priceChanges.name, WRITTEN, rows);
}

interface Change {
  product_id: string;
  field: (typeof PRICES)[number];
  was: bigint | null;
  price: bigint | null;
  is_mine: boolean;
  taken_back: boolean;
}

/**
 * Takes back what a purchase made of prices: where its price, or one before it, still stands, the last change that was not
 * taken back stands again. A price that somebody has changed in the meantime stays, as does one that would fall below the
 * minimum price.
 */
export async function takePricesBack(context: CommandContext, sourceId: string): Promise<void> {
  const { tx, branch } = context;
  const changes = await tx.query<Change>(CHANGES, [branch.id, sourceId]);
  if (changes.length === 0) return;
  tx.send(`update ${priceChanges.name} set taken_back = true where source_id = $1`, [sourceId]);
  const of = Map.groupBy(changes, ({ product_id, field }) => `${product_id} ${field}`);
  const known = await tx.lockAll(product, [...new Set(changes.map(({ product_id }) => product_id))]);
  const rows = known.map((before) => {
    const after = { ...before };
    for (const field of PRICES) {
      const own = of.get(`${before.id} ${field}`) ?? [];
      const last = own.findLast((change) => !change.taken_back);
      if (last && (last.price ?? null) === (before[field] ?? null)) setPrice(after, field, standing(own));
    }
    return { before, after };
  });
  await tx.saveAll(
    product,
    rows.filter(({ before, after }) => PRICES.some((field) => before[field] !== after[field])),
  );
}

/** The price of the last change that stands and is not this purchase's; what stood before all of them where there is none. */
function standing(changes: readonly Change[]): bigint | null {
  const other = changes.findLast(({ is_mine, taken_back }) => !is_mine && !taken_back);
  return (other ? other.price : changes[0]?.was) ?? null;
}

function setPrice(row: Product, field: (typeof PRICES)[number], price: bigint | null): void {
  if (field === 'buying_price') row.buying_price = price === null ? null : money(price);
  else if (price !== null && price >= (row.minimum_price ?? 0n)) row.selling_price = money(price);
}

/** What became of the prices that a purchase has changed, in the order in which it did. */
const CHANGES = `
select c.product_id, c.field, c.was, c.price, c.source_id is not distinct from $2 as is_mine, c.taken_back
from ${priceChanges.name} c
where c.branch_id = $1
  and (c.product_id, c.field) in (
    select m.product_id, m.field from ${priceChanges.name} m where m.source_id = $2 and not m.taken_back)
order by c.id`;
