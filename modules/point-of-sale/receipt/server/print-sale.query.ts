import { z } from 'zod';
import { file } from '#core/define-answer.ts';
import { readLetterhead } from '#modules/branch/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { DocumentAnswer } from '#server-kit/http/file-answer.ts';
import { presentRow } from '#server-kit/http/present.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { INVOICE_PRINTED, requirePrint } from '../../sale/server/asks-of-copy.ts';
import { receiptOf } from '../receipt.rules.ts';
import { receiptText } from '../receipt-text.rules.ts';
import type { SaleOnPaper } from '../sale-on-paper.ts';

/**
 * The receipt of a sale as plain text, for printers and programs that take nothing else. The one right after the
 * checkout is made from its answer; this is for later, so it carries the number of the copy.
 */
export const printSale = defineQuery({
  name: 'sale.print',
  route: 'GET api/sale/print',
  permission: 'print_sale',
  sometimes: INVOICE_PRINTED,
  input: z.strictObject({
    id: z.uuid('not_id'),
    columns: z.enum(['32', '48'], { error: 'not_choice' }).default('48'),
  }),
  answers: file('text/plain'),
  async run(context) {
    const { id, columns } = context.input;
    const head = await readLetterhead(context);
    const row = await findRow(sale, id, context);
    requirePrint(context, row);
    if (!head) throw NotFound();
    const receipt = receiptOf({
      sale: presentRow(sale, row, context) as Row & SaleOnPaper,
      head,
      settings: context.branch.settings,
      language: context.language,
      copy: Number(row.copies),
    });
    return new DocumentAnswer('text/plain; charset=utf-8', receiptText(receipt, Number(columns)));
  },
});
