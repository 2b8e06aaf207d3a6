import { z } from 'zod';
import { isId } from '#core/ids.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';

/** Counts a copy of a receipt: the first is printed with the sale, every later one says which copy it is. */
export const reprintSale = defineCommand({
  name: 'sale.reprint',
  route: 'PUT api/sale/reprint',
  permission: 'print_sale',
  input: z.strictObject({ id: z.string() }),
  answers: { entity: sale, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    if (!isId(input.id)) throw NotFound();
    const sold = await tx.lock(sale, input.id);
    await tx.save(sale, sold, { copies: sold.copies + 1 });
    return findRow(sale, input.id, context);
  },
});
