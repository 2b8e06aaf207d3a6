import { rowAfter } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
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
  const returned = sold.lines.map(({ line_no, quantity, returned_quantity }) => {
    const now = back.filter((line) => line.sold.line_no === line_no);
    return {
      line_no,
      quantity,
      returned: now.reduce<bigint>((all, line) => all + line.quantity, returned_quantity),
    };
  });
  await tx.query(
    `update ${linesTableName(sale, 'lines')} l set returned_quantity = n.returned
     from unnest($2::int[], $3::bigint[]) n(line_no, returned) where l.sale_id = $1 and l.line_no = n.line_no`,
    [sold.id, returned.map(({ line_no }) => line_no), returned.map((line) => line.returned)],
  );
  const isWhole = returned.every((line) => line.returned === line.quantity);
  const { status } = rowAfter(sale, sold, isWhole ? 'return_all' : 'return_part', {});
  // Before the debt is lowered, which writes what remains on the same row.
  await tx.save(sale, sold, { status });
  return status;
}
