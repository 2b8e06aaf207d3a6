import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { stockTake } from './stock-take.entity.ts';

const { fields } = stockTake;

/** What is to be counted, and whether those who count are shown what the books say. */
export const stockTakeBody = defineBody({
  fields: {
    id: f.id('stock-take', { required: true }),
    store: said(fields.store),
    categories: said(fields.categories),
    blind: said(fields.blind),
    remarks: said(fields.remarks),
  },
});

/** What somebody has counted. */
export const countBody = defineBody({
  fields: {
    id: f.id('stock-take', { required: true }),
    lines: f.lines(
      {
        product: f.ref('product', { required: true }),
        counted: f.quantity({ required: true }),
        /** Single ones beside full units, of the unit that stock is kept in: they add up. */
        pieces: f.quantity(),
        /** The unit that stock is kept in where left out. */
        unit: f.choice(UNITS_OF_MEASURE),
        /** The number on the goods, where the product is kept in batches; with its day where nobody has named it before. */
        batch: f.text({ max: 60 }),
        expire_date: f.date({ day: 'any' }),
        /** Goods of another shelf: they come on top of what was counted before, in the place of replacing it. */
        adds: f.flag({ default: false }),
      },
      { required: true, min: 1 },
    ),
  },
});
