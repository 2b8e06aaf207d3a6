import { dressed } from '#web-kit/fields/looks.ts';
import { product } from '../product.entity.ts';
import { CountedInput, OpeningBatchInput, OpeningDateInput, WholeUnitsInput } from './product-inputs.tsx';

/** A product whose inputs know each other: units behind quantities, and whether halves are sold. */
export const productInForm = dressed(product, {
  opening_stock: { Input: CountedInput },
  stock_alert: { Input: CountedInput },
  opening_date: { Input: OpeningDateInput },
  opening_batch: { Input: OpeningBatchInput },
  whole_units: {
    Input: WholeUnitsInput,
    blank: null,
    typed: (wire) => (typeof wire === 'boolean' ? wire : null),
    wire: (typed) => typed ?? undefined,
  },
});
