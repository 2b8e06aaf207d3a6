import type { Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { ProductHasMoved, StoreNotAllowed } from '../../errors.ts';
import { moveStock } from '../../stock/server/move-stock.ts';
import { mayUseStore } from '../../store/server/may-use-store.ts';
import { OPENING_STOCK, postingOfOpeningStock } from './opening-stock.ts';

interface Opening {
  product_id: string;
  store_id: string;
  date: string;
  quantity: bigint;
}

/**
 * Takes the opening stock of imported products out again, on the day on which it came in, and reverses its value in the
 * books: history is not rewritten. Products that have moved otherwise since stay, and with them the whole import.
 */
export const takeBackImport: NonNullable<EntityHooks['takeBackImport']> = async (context, rows, isDryRun) => {
  const { tx, actor } = context;
  const ids = rows.map(({ id }) => String(id));
  const openings = await tx.query<Opening>(
    `select product_id, store_id, date::text as date, sum(quantity)::bigint as quantity from stock_movements
     where product_id = any($1) and source_kind = $2
     group by product_id, store_id, date having sum(quantity) <> 0 order by product_id`,
    [ids, OPENING_STOCK],
  );
  const elsewhere = openings.filter(({ store_id }) => !mayUseStore(actor, store_id));
  const refused = new Map([
    ...elsewhere.map(({ product_id }): [string, Refusal] => [product_id, StoreNotAllowed()]),
    ...(await productsMoved(ids, context)).map((id): [string, Refusal] => [id, ProductHasMoved()]),
  ]);
  if (refused.size > 0 || isDryRun) return refused;
  for (const [date, lines] of Map.groupBy(openings, (opening) => opening.date))
    for (let from = 0; from < lines.length; from += LINES_A_MOVE)
      await takeOut(date, lines.slice(from, from + LINES_A_MOVE), context);
  return new Map();
};

/** As many as went in with one movement. */
const LINES_A_MOVE = 1000;

/** Products of which more is known than their opening: a sale, a purchase, a count, in whatever branch. */
async function productsMoved(ids: readonly string[], { tx }: CommandContext): Promise<string[]> {
  const moved = await tx.query<{ product_id: string }>(
    'select distinct product_id from stock_movements where product_id = any($1) and source_kind <> $2',
    [ids, OPENING_STOCK],
  );
  return moved.map(({ product_id }) => product_id);
}

async function takeOut(
  date: string,
  lines: readonly Opening[],
  { tx, branch }: CommandContext,
): Promise<void> {
  const source = { kind: OPENING_STOCK, id: newId() as string };
  const taken = await moveStock(tx, {
    kind: 'opening',
    branch,
    date,
    source,
    lines: lines.map(({ product_id, store_id, quantity }) => ({
      product_id,
      store_id,
      quantity: -quantity,
    })),
  });
  const opened = { id: source.id, branch_id: branch.id, date, lines: taken };
  await postEntries(tx, [{ ...postingOfOpeningStock(opened), source }]);
}
