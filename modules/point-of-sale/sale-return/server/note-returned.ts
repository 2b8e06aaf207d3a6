import { rowAfter } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import type { Work } from '#server-kit/command/work.ts';
import { sale } from '../../sale/sale.entity.ts';
import type { HeldSale, SoldLine } from '../../sale/server/hold-sale.ts';
import type { BackLine } from '../returned-lines.rules.ts';

/** Writes on the sale what of each line has come back, and answers what has become of the sale. */
export async function noteReturned(
  tx: Work,
  sold: HeldSale['sold'],
  back: readonly BackLine<SoldLine>[],
): Promise<string> {
  const returned = sold.lines.map((line) => {
    const { line_no, returned_quantity } = line;
    const now = back.filter(({ sold: of }) => of.line_no === line_no);
    return {
      line_no,
      whole: baseOfLine(line),
      returned: now.reduce<bigint>((all, { back: { base } }) => all + base, returned_quantity),
    };
  });
  await tx.query(
    `update ${linesTableName(sale, 'lines')} l set returned_quantity = n.returned
     from unnest($2::int[], $3::bigint[]) n(line_no, returned) where l.sale_id = $1 and l.line_no = n.line_no`,
    [sold.id, returned.map(({ line_no }) => line_no), returned.map((line) => line.returned)],
  );
  const isWhole = returned.every((line) => line.returned === line.whole);
  const { status } = rowAfter(sale, sold, isWhole ? 'return_all' : 'return_part', {});
  // Before the debt is lowered, which writes what remains on the same row.
  await tx.save(sale, sold, { status });
  return status;
}
