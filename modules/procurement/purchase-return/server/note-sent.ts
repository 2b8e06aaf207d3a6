import { rowAfter } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import type { Work } from '#server-kit/command/work.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import type { StoredPurchase } from '../../server/hold-purchases.ts';
import type { SentLine } from '../sent-lines.rules.ts';

/** Writes on the purchase what of each line has gone back, and whether all of it has. */
export async function noteSent(tx: Work, bought: StoredPurchase, sent: readonly SentLine[]): Promise<void> {
  const gone = bought.lines.map((line) => {
    const { line_no, returned_quantity } = line;
    const quantity = returned_quantity + sentOf(sent, line_no);
    return { line_no, isWhole: quantity === baseOfLine(line), quantity };
  });
  await tx.query(
    `update ${linesTableName(purchase, 'lines')} l set returned_quantity = n.quantity
     from unnest($2::int[], $3::bigint[]) n(line_no, quantity)
     where l.purchase_id = $1 and l.line_no = n.line_no`,
    [bought.id, gone.map(({ line_no }) => line_no), gone.map(({ quantity }) => quantity)],
  );
  const transition = gone.every(({ isWhole }) => isWhole) ? 'return_all' : 'return_part';
  const { status } = rowAfter(purchase, bought, transition, {});
  // Before the debt is lowered, which writes what remains on the same row.
  await tx.save(purchase, bought, { status });
}

function sentOf(sent: readonly SentLine[], line: number): bigint {
  return sent.reduce((all, { bought, sent: { base } }) => (bought.line_no === line ? all + base : all), 0n);
}
