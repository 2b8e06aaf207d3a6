import { z } from 'zod';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { waysToPay } from '#modules/finance/public.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import { stockInStore, unitsOfStock } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { returnTermsAnswer } from '../return-terms.answer.ts';

/** What whoever sends goods back must see: how many pieces of each line are left and there, what is owed, where money can go. */
export const purchaseReturnTerms = defineQuery({
  name: 'purchase.return-terms',
  route: 'GET api/purchase/return-terms',
  permission: ['delete_purchase', 'view_buying_price'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: returnTermsAnswer,
  async run(context) {
    const { tx, input } = context;
    const { lines, store_id } = await findRow(purchase, input.id, context);
    const held = await stockInStore(
      tx,
      store_id,
      lines.map(({ product_id }) => product_id),
    );
    const [owed] = await tx.query<{ written_off: bigint; remain: bigint }>(
      `select written_off_amount as written_off, remain_amount as remain from ${debt.table}
       where source_kind = $1 and source_id = $2 and deleted_at is null`,
      [purchase.name, input.id],
    );
    return {
      lowers: (owed?.written_off ?? 0n) + (owed?.remain ?? 0n),
      accounts: await waysToPay(context, { anywhere: false }),
      units: await unitsOfStock(
        tx,
        lines.map(({ product_id }) => product_id),
      ),
      lines: lines.map((line) => {
        const there = held.get(line.product_id) ?? 0n;
        const left = baseOfLine(line) - line.returned_quantity;
        const returnable = there < left ? (there > 0n ? there : 0n) : left;
        return { line_no: line.line_no, returnable };
      }),
    };
  },
});
