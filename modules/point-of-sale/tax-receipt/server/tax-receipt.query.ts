import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { DEFAULT_TIN } from '../tax-receipt.rules.ts';
import { taxReceiptPrint } from '../tax-receipt.words.ts';

/** One recorded sale for the same print, with the TIN that stands there where its customer has none. */
export const taxReceipt = defineQuery({
  name: 'tax-receipt.sale',
  route: 'GET api/tax-receipt',
  permission: taxReceiptPrint.permission,
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: { entity: sale, form: 'row' },
  async run(context) {
    const row = await findRow(sale, context.input.id, context);
    return {
      ...row,
      verification_code: null,
      customer_tin_number: row.customer_tin_number ?? DEFAULT_TIN,
    };
  },
});
