import { z } from 'zod';
import { readLetterhead } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { DocumentAnswer } from '#server-kit/http/file-answer.ts';
import { presentRow } from '#server-kit/http/present.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
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
  input: z.strictObject({
    id: z.uuid('not_id'),
    columns: z.enum(['32', '48'], { error: 'not_choice' }).default('48'),
  }),
  async run(context) {
    const { id, columns } = context.input;
    const head = await readLetterhead(context.tx, context.branch.id);
    const row = await findRow(sale, id, context);
    if (!head) throw NotFound();
    const shown = presentRow(sale, row, context) as unknown as SaleOnPaper;
    const receipt = receiptOf({
      sale: { ...shown, customer_tin_number: await tinOf(row.customer_id, context) },
      head,
      settings: context.branch.settings,
      language: context.language,
      copy: Number(row.copies),
    });
    return new DocumentAnswer('text/plain; charset=utf-8', receiptText(receipt, Number(columns)));
  },
});

async function tinOf(id: unknown, { tx }: ActorContext): Promise<string | null> {
  if (!id) return null;
  const [row] = await tx.query<{ tin_number: string | null }>(
    `select tin_number from ${customer.table} where id = $1`,
    [id],
  );
  return row?.tin_number ?? null;
}
