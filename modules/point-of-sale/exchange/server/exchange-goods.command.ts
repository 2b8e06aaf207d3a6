import { InvalidFields } from '#core/errors.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { postFirstReceipt } from '../../receipt/server/post-receipt.ts';
import { isOwed } from '../../sale/payment-modes.ts';
import { sale } from '../../sale/sale.entity.ts';
import { SALE_ASKS } from '../../sale/sale-asks.ts';
import { momentOfCheckout } from '../../sale/sale-moment.rules.ts';
import { shownSale } from '../../sale/server/sale-row.ts';
import { sell } from '../../sale/server/sell.ts';
import { holdWork } from '../../sale/server/work-sold.ts';
import { RETURN_ASKS, takeBack } from '../../sale-return/server/return-sale.command.ts';
import { joinShift } from '../../shift/server/join-shift.ts';
import { type ExchangeBody, exchangeBody } from '../exchange.body.ts';
import { EXCHANGE_TEXTS } from '../exchange.words.ts';

/**
 * Takes goods of a sale back and sells others for them, all in one transaction or not at all: the return and the sale that
 * there would be apart, but for the money that does not move.
 */
export const exchangeGoods = defineCommand({
  name: 'sale.exchange',
  route: 'POST api/sale/exchange',
  permission: 'create_sale',
  sometimes: [...new Set(['delete_sale' as const, ...SALE_ASKS, ...RETURN_ASKS])],
  idempotency: 'document',
  fields: exchangeBody.fields,
  answers: { entity: sale, form: 'row', isBare: true },
  async run(context) {
    requireToo(context, 'delete_sale');
    const { clock, branch, input } = context;
    requireOneSum(input);
    const { return_id, of_sale_id, back, exchanged_amount, refunds, reason, ...out } = input;
    const exchanged = {
      ...{ mode: 'exchange' as const, account_id: null, reference: null },
      amount: exchanged_amount,
    };
    const paidSo = exchanged_amount > 0n ? [exchanged] : [];
    // Last, so that what is wrong with a payment is said at its own place.
    const body = { ...out, room_id: null, sold_at: null, payments: [...out.payments, ...paidSo] };
    // Work, shift, parties, goods, sale: the one order in which everybody locks.
    await holdWork(context, [of_sale_id]);
    const joined = await joinShift(context, body, momentOfCheckout(body, clock.now(), branch));
    let sold: Awaited<ReturnType<typeof sell>> | undefined;
    await takeBack(
      context,
      {
        ...{ id: return_id, sale_id: of_sale_id, date: out.date, reason },
        ...{ lines: back, refunds: [...refunds, ...paidSo] },
      },
      {
        goesOut: {
          besides: { customer_id: out.customer_id, products: await goodsOf(context, input) },
          async sell() {
            sold = await sell(context, body, { joined });
            return sold.row;
          },
        },
      },
    );
    if (!sold) throw new Error('an exchange has sold nothing');
    const { row, cart, opened } = sold;
    await postFirstReceipt(context, row, cart.place.customer?.phone_number);
    const { exchange_of, given_back } = await findRow(sale, row.id, context);
    return shownSale(context, { ...row, services: opened, exchange_of, given_back }, body, cart);
  },
});

/** One sum moves: what is given back pays for what is taken, as far as it goes. */
function requireOneSum({ refunds, payments }: ExchangeBody): void {
  const givesBack = refunds.some(({ mode }) => !isOwed(mode));
  if (givesBack && payments.length > 0)
    throw new InvalidFields({ refunds: { key: 'one_sum', words: EXCHANGE_TEXTS.oneSum } });
}

/** What goes out of a store; services are in none. */
async function goodsOf({ tx, branch }: CommandContext, { lines }: ExchangeBody): Promise<string[]> {
  const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
  return [...goods.values()].filter(({ type }) => type !== 'service').map(({ id }) => id);
}
