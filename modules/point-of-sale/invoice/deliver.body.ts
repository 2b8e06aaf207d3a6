import { type BodyOf, defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PART_OF_LINE } from '#modules/inventory/part-of-line.ts';

/** What of an invoice leaves now, line by line. */
export const deliverBody = defineBody({
  fields: {
    invoice: f.ref('invoice', { required: true }),
    /** A day, or a day and a time, as at the checkout. */
    date: f.text({ max: 40, day: 'books' }),
    lines: f.lines(
      { line_no: f.integer({ required: true, min: 1 }), ...PART_OF_LINE },
      { required: true, min: 1 },
    ),
  },
});

export type GivenDelivery = BodyOf<typeof deliverBody>;
