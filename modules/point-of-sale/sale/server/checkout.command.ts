import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { requireSeal } from '../../offline-sale/server/require-seal.ts';
import { postFirstReceipt } from '../../receipt/server/post-receipt.ts';
import { joinShift } from '../../shift/server/join-shift.ts';
import { checkoutBody } from '../checkout.body.ts';
import { sale } from '../sale.entity.ts';
import { SALE_ASKS } from '../sale-asks.ts';
import { momentOfCheckout } from '../sale-moment.rules.ts';
import { shownSale } from './sale-row.ts';
import { sell } from './sell.ts';

/** Sells a cart: goods out, money in, entry, number, all in one transaction or not at all (api.md, Writes). */
export const checkout = defineCommand({
  name: 'sale.checkout',
  route: 'POST api/sale/checkout',
  permission: 'create_sale',
  sometimes: SALE_ASKS,
  idempotency: 'document',
  fields: checkoutBody.fields,
  answers: { entity: sale, form: 'row', isBare: true },
  async run(context) {
    const { branch, clock, input: body } = context;
    const moment = momentOfCheckout(body, clock.now(), branch);
    await requireSeal(context, body.id, moment);
    const joined = await joinShift(context, body, moment);
    const { row, cart, opened } = await sell(context, body, { joined });
    await postFirstReceipt(context, row, cart.place.customer?.phone_number);
    return shownSale(context, { ...row, services: opened, exchange_of: null, given_back: null }, body, cart);
  },
});
