import { z } from 'zod';
import { account } from '#modules/finance/account/account.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { unitsOfStock } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { returnTermsAnswer } from '../return-terms.answer.ts';
import { moneyOfSale } from './money-of-sale.ts';

/** What whoever takes goods back must know to see how much money is due: what it came to, what went back and what is given up. */
export const returnTerms = defineQuery({
  name: 'sale.return-terms',
  route: 'GET api/sale/return-terms',
  permission: 'delete_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: returnTermsAnswer,
  async run(context) {
    const { tx, input } = context;
    const sold = await findRow(sale, input.id, context);
    const { total, rounding, back } = await moneyOfSale(tx, sold);
    const [owed] = await tx.query<{ written_off: bigint; remain: bigint }>(
      `select written_off_amount as written_off, remain_amount as remain from ${debt.table}
       where source_kind = $1 and source_id = $2 and deleted_at is null`,
      [sale.name, input.id],
    );
    const tills = await tx.query<{ id: string; name: string }>(
      `select id, name from ${account.table} where branch_id = $1 and is_till and deleted_at is null order by is_default desc, name, id`,
      [context.branch.id],
    );
    return {
      total,
      rounding,
      written_off: owed?.written_off ?? 0n,
      remain: owed?.remain ?? 0n,
      units: await unitsOfStock(
        tx,
        sold.lines.map(({ product_id }) => product_id),
      ),
      tills,
      back,
    };
  },
});
