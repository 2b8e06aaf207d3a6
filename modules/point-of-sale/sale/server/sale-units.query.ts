import { z } from 'zod';
import { unitsOfStock } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';
import { saleUnitsAnswer } from '../sale-units.answer.ts';

/** In which unit the stock of what was sold is kept: what single ones of a carton are called. */
export const saleUnits = defineQuery({
  name: 'sale.units',
  route: 'GET api/sale/units',
  permission: 'view_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: saleUnitsAnswer,
  async run(context) {
    const { lines } = await findRow(sale, context.input.id, context);
    return unitsOfStock(
      context.tx,
      lines.map(({ product_id }) => product_id),
    );
  },
});
