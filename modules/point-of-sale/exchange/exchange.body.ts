import { type BodyOf, defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { checkoutBody } from '../sale/checkout.body.ts';
import { returnBody } from '../sale-return/return.body.ts';

const { room: _, sold_at: __, ...sold } = checkoutBody.fields;
const { sale, lines, refunds, reason } = returnBody.fields;

/** What comes back of a sale and what goes out for it: a return and a sale, and what the one pays for the other. */
export const exchangeBody = defineBody({
  fields: {
    ...sold,
    return_id: f.id('sale-return', { required: true }),
    /** The sale that goods come back of. */
    of_sale: sale,
    back: lines,
    /** What goods that come back pay of those that go out; no money moves for it. */
    exchanged_amount: f.money({ required: true }),
    /** Money for what comes back above what goes out; where it is named, nothing is paid besides. */
    refunds,
    reason,
  },
});

export type ExchangeBody = BodyOf<typeof exchangeBody>;
