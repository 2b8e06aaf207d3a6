import { z } from 'zod';
import { bodyOf } from '#core/derive/schemas.ts';
import type { WireScope } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import { isId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { idOfDocument } from '../../server/id-of-document.ts';

/** What a till tells of one thing that was taken out of a cart; the id is of its making, so that a repeat is known. */
export interface ToldLine {
  id: string;
  product_id: string;
  unit: string;
  quantity: Quantity;
  unit_price: Money;
  cart: string;
  removed_at: Date;
}

const FIELDS = {
  product: f.ref('product', { required: true }),
  unit: f.choice(UNITS_OF_MEASURE, { required: true }),
  quantity: f.quantity({ required: true }),
  unit_price: f.money({ required: true }),
  removed_at: f.datetime({ required: true }),
};

/** As many as a till sends at once. */
const MOST_LINES = 100;

export const removedLinesBody = (wire: WireScope) => {
  const line = bodyOf(FIELDS, wire).extend({
    ...idOfDocument,
    cart: z.string({ error: 'required' }).refine(isId, { error: 'not_id' }),
  });
  return z.strictObject({
    lines: z.array(line, { error: 'required' }).min(1, 'required').max(MOST_LINES, 'too_many'),
  });
};
