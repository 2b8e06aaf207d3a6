import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { voidedLine } from './voided-line.entity.ts';

const { product, unit, quantity, unit_price, removed_at } = voidedLine.fields;

/** As many as a till sends at once. */
const MOST_LINES = 100;

/** Voided lines as a till sends them; the ids are of its making, so that a repeat is known. */
export const voidedLinesBody = defineBody({
  fields: {
    lines: f.lines(
      {
        id: f.id('voided-line', { required: true }),
        product: said(product),
        unit: said(unit),
        quantity: said(quantity),
        unit_price: said(unit_price),
        cart: f.id('sale', { required: true }),
        removed_at: said(removed_at),
      },
      { required: true, min: 1, max: MOST_LINES },
    ),
  },
});

export type VoidedLine = BodyOf<typeof voidedLinesBody>['lines'][number];
