import { z } from 'zod';
import { readPaperCode } from '#core/paper-code.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { foundSaleAnswer } from '../found-sale.answer.ts';

/** The sale of a receipt: by its number, by the code on it, or by the address in its picture, as it is scanned. */
export const saleOfReceipt = defineQuery({
  name: 'sale.of-receipt',
  route: 'GET api/sale/of-receipt',
  permission: 'delete_sale',
  input: z.strictObject({ text: z.string().trim().min(1, 'required').max(200) }),
  answers: foundSaleAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const code = readPaperCode(input.text.split('/').at(-1) ?? '');
    const [found] = await tx.query<{ id: string }>(
      `select id from ${sale.table}
       where branch_id = $1 and deleted_at is null and (number = upper($2) or verification_code = $3)
       order by verification_code = $3 desc nulls last, created_at desc limit 1`,
      [branch.id, input.text, code],
    );
    if (!found) throw NotFound();
    const { id, number } = await findRow(sale, found.id, context);
    return { id, number };
  },
});
