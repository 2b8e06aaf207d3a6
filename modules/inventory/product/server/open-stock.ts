import { divideRounded } from '#core/decimal.ts';
import { newId } from '#core/ids.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { postEntries } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Made } from '#server-kit/operation/server-module.ts';
import { type BatchTracking, batchNumber } from '../../batch-tracking.ts';
import { moveStock, type StockLine } from '../../stock/server/move-stock.ts';
import { defaultStore } from '../../store/server/default-store.ts';
import { requireStores } from '../../store/server/may-use-store.ts';
import { OPENING_STOCK, postingOfOpeningStock } from './opening-stock.ts';

/**
 * Puts the opening stock of new products into the default store at their buying price, dated as asked, and posts its
 * value against the opening equity. A whole import is one movement and one entry per date, not ten thousand.
 */
export async function openStock(context: CommandContext, made: readonly Made[]): Promise<void> {
  const { tx, actor, branch, clock } = context;
  const opened = made.filter(({ once }) => once.opening_stock);
  if (opened.length === 0) return;
  const store_id = await defaultStore(tx, branch.id);
  requireStores(actor, [store_id]);
  const byDate = Map.groupBy(opened, ({ once }) => String(once.opening_date ?? today(clock, branch)));
  for (const [date, products] of byDate)
    await takeOpeningIn(
      context,
      date,
      products.map(({ row, once }) => {
        const quantity = once.opening_stock as bigint;
        const price = (row.buying_price as bigint | null) ?? 0n;
        return {
          product_id: String(row.id),
          store_id,
          quantity,
          value: divideRounded(quantity * price, ONE_UNIT),
          ...openingBatch(row, once.opening_batch),
        };
      }),
    );
}

/** Opening stock of a product that is kept in batches lies in one, which expires when the product is said to. */
function openingBatch(row: Made['row'], batch: unknown): Pick<StockLine, 'batch'> {
  const expire_date = (row.expire_date as string | null) ?? null;
  const tracking = row.batch_tracking as BatchTracking;
  const number = batchNumber(tracking, { batch: batch as string | null, expire_date });
  return number ? { batch: { number, expire_date } } : {};
}

/** Goods that were there before the books began: into their stores at what they are worth, against the opening equity. */
export async function takeOpeningIn(
  { tx, branch }: CommandContext,
  date: string,
  lines: readonly StockLine[],
): Promise<void> {
  const source = { kind: OPENING_STOCK, id: newId() as string };
  const moved = await moveStock(tx, { kind: 'opening', branch, date, source, lines });
  const opened = { id: source.id, branch_id: branch.id, date, lines: moved };
  await postEntries(tx, [{ ...postingOfOpeningStock(opened), source }]);
}
