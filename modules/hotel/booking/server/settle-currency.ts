import { currencyCodes } from '#core/currencies.ts';
import type { Problem } from '#core/errors.ts';
import { isWholeIn } from '#core/trade/exchange.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { foreignTerms, type PricedType } from './plan-stay.ts';

/**
 * In which currency a booking is agreed: that of the branch where none is said. In another one it has a price a night and a rate, its
 * own or those of its type; a rate of its own is a price that is agreed.
 */
export function settleCurrency(context: CommandContext, draft: Draft, type: PricedType): void {
  const { row, before } = draft;
  const { branch } = context;
  const refuse = (key: string, code: keyof typeof BOOKING_TEXTS) =>
    addProblem(draft, key, { key: code, words: BOOKING_TEXTS[code] } satisfies Problem);
  const currency = currencyCodes.find((one) => one === row.currency) ?? branch.currency;
  row.currency = currency;
  if (currency === branch.currency) {
    for (const key of ['foreign_price', 'rate']) if (row[key] != null) refuse(key, 'pricedInOwn');
    return;
  }
  if (row.price != null) refuse('price', 'pricedInOther');
  const { price, rate } = foreignTerms(row, type);
  if (!price && row.complimentary !== true) refuse('foreign_price', 'howMuchInOther');
  else if (price && !isWholeIn(currency, price)) refuse('foreign_price', 'noSuchCoin');
  if (!rate) refuse('rate', 'whichRate');
  row.rate = rate;
  const isOfType = type.currency === currency && type.rate === rate;
  if (rate !== before?.rate && !isOfType) requireToo(context, 'adjust_selling_price_when_selling');
}
