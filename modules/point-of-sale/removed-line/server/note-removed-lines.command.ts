import { businessDay } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { LARGEST_MONEY } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { removedLine } from '../removed-line.entity.ts';
import { type RemovedLine, removedLinesBody } from '../removed-lines.body.ts';

/**
 * Notes what was taken out of carts. A till that heard no answer tells it again, so what is noted already is let be. Who
 * took it out is whoever calls; a clock that is ahead changes the moment to now and not the trace to nothing.
 */
export const noteRemovedLines = defineCommand({
  name: 'removed-line.note',
  route: 'POST api/removed-line',
  permission: 'clear_sales_on_cart',
  fields: removedLinesBody.fields,
  async run({ tx, branch, clock, input }) {
    const told = input.lines;
    const names = await namesOf(tx, told);
    const noted = await notedAlready(tx, told);
    const now = clock.now();
    const fresh = new Map(told.filter(({ id }) => !noted.has(id)).map((line) => [line.id, line]));
    const rows = [...fresh.values()].map((line) => {
      const amount = divideRounded(line.quantity * line.unit_price, ONE_UNIT);
      if (amount > LARGEST_MONEY)
        throw new InvalidFields({ [`lines.${told.indexOf(line)}.unit_price`]: { key: 'too_large' } });
      const removed_at = line.removed_at > now ? now : line.removed_at;
      return {
        ...line,
        name: names.get(line.product_id) ?? '',
        amount,
        removed_at,
        date: businessDay(removed_at, branch),
      };
    });
    if (rows.length > 0) await tx.insertAll(removedLine, rows);
    return { ids: [...new Set(told.map(({ id }) => id))] };
  },
});

/** The names of the products, also of those that are deleted since; one of nobody here is not found. */
async function namesOf(tx: Tx, told: readonly RemovedLine[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, name from ${product.table} where id = any($1)`,
    [told.map(({ product_id }) => product_id)],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const strange = told.findIndex(({ product_id }) => !names.has(product_id));
  if (strange >= 0) throw new InvalidFields({ [`lines.${strange}.product_id`]: { key: 'not_found' } });
  return names;
}

async function notedAlready(tx: Tx, told: readonly RemovedLine[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(`select id from ${removedLine.table} where id = any($1)`, [
    told.map(({ id }) => id),
  ]);
  return new Set(rows.map(({ id }) => id));
}
