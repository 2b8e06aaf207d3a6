import type { BodyOf } from '#core/define-body.ts';
import { isPossible } from '#core/define-states.ts';
import { InvalidFields, type Refusal } from '#core/errors.ts';
import { money, moneyToWire } from '#core/money.ts';
import { formatQuantity, type Quantity } from '#core/quantity.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { SALE_TEXTS } from '../../sale/sale.words.ts';
import { SALE_ASKS } from '../../sale/sale-asks.ts';
import { agreeOn } from '../../sale/server/agree-on.ts';
import { convertBody } from '../convert.body.ts';
import { MoreThanQuoted, QuoteIsClosed, QuoteIsConverted, QuoteNotSent } from '../errors.ts';
import { quote } from '../quote.entity.ts';
import { QUOTE_TEXTS } from '../quote.words.ts';
import { leftOfLines, type QuotePart } from '../quote-parts.rules.ts';
import { askForPrices } from './ask-for-prices.ts';
import { handOver } from './hand-over.ts';
import type { QuoteRow } from './hold-quotes.ts';
import { makeInvoice, makeSale } from './made-of-quote.ts';
import { allAt, priceParts, type WantedParts } from './price-parts.ts';

type Said = BodyOf<typeof convertBody>;

/**
 * Makes a draft of an invoice, an issued one whose goods leave, or a sale of all that is left of a quote, or of a part. Prices hold to the end of its last day;
 * after that somebody has to choose them, and whoever honours them needs the rights to agree on them (A25). It tells which
 * prices have changed since.
 */
export const convertQuote = defineCommand({
  name: 'quote.convert',
  route: 'PUT api/quote/convert',
  permission: 'convert_quote_to_invoice',
  sometimes: ['create_invoice', 'create_sale', ...SALE_ASKS],
  idempotency: 'document',
  fields: convertBody.fields,
  async run(context) {
    const { tx, branch, clock, input } = context;
    requireToo(context, input.to === 'sale' ? 'create_sale' : 'create_invoice');
    if (input.to === 'invoice' && input.payments?.length)
      throw new InvalidFields({ payments: { key: 'paid_later', words: QUOTE_TEXTS.paidLater } });
    const held: QuoteRow = await tx.lock(quote, input.quote_id);
    if (!isPossible(quote, held, 'convert')) throw whyNot(held);
    const left = leftOfLines(held.lines, held.conversions);
    const ids = [...new Set(held.lines.map(({ product_id }) => product_id))];
    const goods = await goodsForSale(tx, branch.id, ids);
    const wish: WantedParts = { held, left, goods, parts: partsOf(input, left) };
    requireLeft(wish);
    const current = priceParts(context, allAt('current', wish)).priced;
    if (String(held.valid_until) < today(clock, branch)) {
      askForPrices(context, wish, input, current.total_amount);
      await agreeOn(context, input.id, priceParts(context, wish).agreed);
    }
    await (input.to === 'sale' ? makeSale : makeInvoice)(context, wish, input);
    const quote_status = await noteConversion(context, wish, input.id);
    if (input.to === 'invoice' && input.deliver) await handOver(context, input.id);
    const changed_prices = wish.parts.flatMap(({ line_no }, place) => {
      const [quoted, present] = [held.lines[line_no - 1]?.unit_price, current.lines[place]?.unit_price];
      const onWire = (amount: bigint | null | undefined) => moneyToWire(money(amount ?? 0n), branch.currency);
      return quoted === present ? [] : [{ line_no, quoted: onWire(quoted), present: onWire(present) }];
    });
    return { id: input.id, quote_id: held.id, quote_status, changed_prices };
  },
});

/** Why nothing is made of a quote in this state. */
function whyNot(held: QuoteRow): Refusal {
  if (isPossible(quote, held, 'send')) return QuoteNotSent();
  const left = leftOfLines(held.lines, held.conversions);
  return left.some((quantity) => quantity > 0n) ? QuoteIsClosed() : QuoteIsConverted();
}

/** The parts that are said, or all that is left. */
function partsOf({ lines, prices }: Said, left: readonly Quantity[]): QuotePart[] {
  const otherwise = prices ?? 'quoted';
  if (lines?.length)
    return lines.map((part) => ({
      line_no: part.line_no,
      quantity: part.quantity,
      prices: part.prices ?? otherwise,
    }));
  return left.flatMap((quantity, place) =>
    quantity > 0n ? [{ line_no: place + 1, quantity, prices: otherwise }] : [],
  );
}

/** Never more of a line than is left of it, and each line once. */
function requireLeft({ held, left, parts, goods }: WantedParts): void {
  for (const [place, { line_no, quantity }] of parts.entries()) {
    const at = (field: string) => `lines.${place}.${field}`;
    const of = left[line_no - 1];
    if (of === undefined) throw new InvalidFields({ [at('line_no')]: { key: 'not_found' } });
    if (parts.findIndex((part) => part.line_no === line_no) < place)
      throw new InvalidFields({ [at('line_no')]: { key: 'line_said_twice', words: QUOTE_TEXTS.saidTwice } });
    if (quantity <= 0n)
      throw new InvalidFields({ [at('quantity')]: { key: 'above_zero', words: SALE_TEXTS.aboveZero } });
    const product = goods.get(held.lines[line_no - 1]?.product_id ?? '')?.name ?? '';
    if (quantity > of) throw MoreThanQuoted({ product, left: formatQuantity(of) });
  }
}

/** Notes what was made of which lines; a quote of which nothing is left is converted. */
async function noteConversion({ tx }: CommandContext, { held, parts }: WantedParts, document: string) {
  const conversions = [
    ...held.conversions,
    ...parts.map(({ line_no, quantity }) => ({ line: line_no, quantity, document })),
  ];
  const isDone = leftOfLines(held.lines, conversions).every((quantity) => quantity === 0n);
  const { status } = await tx.save(quote, held, {
    conversions,
    status: isDone ? 'converted' : held.status,
  });
  return status;
}
