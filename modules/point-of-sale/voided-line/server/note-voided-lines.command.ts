import { businessDay } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import type { BodyOf } from '#core/define-body.ts';
import { InvalidFields } from '#core/errors.ts';
import { LARGEST_MONEY } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { voidedLine } from '../voided-line.entity.ts';
import { type VoidedLine, voidedLinesBody } from '../voided-lines.body.ts';

/**
 * Records lines that were voided in carts. A till that got no answer sends them again, so those already recorded are left as
 * they are. The user is whoever calls; a clock that is ahead, or behind the books, changes the moment to now, and no
 * line is lost for it.
 */
export const noteVoidedLines = defineCommand({
  name: 'voided-line.note',
  route: 'POST api/voided-line',
  permission: 'clear_sales_on_cart',
  fields: voidedLinesBody.fields,
  run: noteLines,
});

/** The path that tills of earlier releases send to: a page may stay open on a device for days after an update. */
export const noteLinesOfEarlierTills = defineCommand({
  name: 'voided-line.note-of-earlier-tills',
  route: 'POST api/removed-line',
  permission: 'clear_sales_on_cart',
  fields: voidedLinesBody.fields,
  run: noteLines,
});

async function noteLines({ tx, branch, clock, input }: CommandContext<BodyOf<typeof voidedLinesBody>>) {
  const { lines } = input;
  const names = await namesOf(tx, lines);
  const noted = await notedAlready(tx, lines);
  const now = clock.now();
  const fresh = new Map(lines.filter(({ id }) => !noted.has(id)).map((line) => [line.id, line]));
  const rows = [...fresh.values()].map((line) => {
    const amount = divideRounded(line.quantity * line.unit_price, ONE_UNIT);
    if (amount > LARGEST_MONEY)
      throw new InvalidFields({ [`lines.${lines.indexOf(line)}.unit_price`]: { key: 'too_large' } });
    const isPlausible =
      line.removed_at <= now && businessDay(line.removed_at, branch) >= (branch.books_begin ?? '');
    const removed_at = isPlausible ? line.removed_at : now;
    return {
      ...line,
      name: names.get(line.product_id) ?? '',
      amount,
      removed_at,
      date: businessDay(removed_at, branch),
    };
  });
  if (rows.length > 0) await tx.insertAll(voidedLine, rows);
  return { ids: [...new Set(lines.map(({ id }) => id))] };
}

/** The names of the products, also of those that are deleted since; one of nobody here is not found. */
async function namesOf(tx: Tx, lines: readonly VoidedLine[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, name from ${product.table} where id = any($1)`,
    [lines.map(({ product_id }) => product_id)],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const strange = lines.findIndex(({ product_id }) => !names.has(product_id));
  if (strange >= 0) throw new InvalidFields({ [`lines.${strange}.product_id`]: { key: 'not_found' } });
  return names;
}

async function notedAlready(tx: Tx, lines: readonly VoidedLine[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(`select id from ${voidedLine.table} where id = any($1)`, [
    lines.map(({ id }) => id),
  ]);
  return new Set(rows.map(({ id }) => id));
}
