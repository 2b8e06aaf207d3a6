import type { RowOf } from '#core/define-entity.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { formatQuantity } from '#core/quantity.ts';
import { unitBehind } from '#modules/inventory/units.i18n.ts';
import type { quote } from './quote.entity.ts';
import { QUOTE_MESSAGE } from './quote.words.ts';

/** Who offers, in whose language, and how the branch writes amounts. */
export interface QuoteOnMessage extends Pick<MoneyStyle, 'currency_format'> {
  shop: string;
  language: Language;
  /** Where the customer sees and accepts it; null where the server has no address for others. */
  link: string | null;
}

/** More lines than these are no longer read on a phone. */
const MOST_LINES_IN_SMS = 4;

/** A quote as the customer reads it: with all its prices on an e-mail, what it comes to and until when on an SMS. */
export function quoteMessage(
  offer: RowOf<typeof quote>,
  names: ReadonlyMap<string, string>,
  { shop, language, currency_format, link }: QuoteOnMessage,
  channel: 'email' | 'sms',
): { subject: string; text: string } {
  const { number, date, valid_until, lines, discount, total_amount, remarks } = offer;
  const currency = offer.currency ?? 'TZS';
  const money = (amount: bigint | null) =>
    formatMoney(amount ?? 0n, { currency, currency_format }).replaceAll('\u00a0', ' ');
  const day = (text: string | null) => (text ?? '').split('-').reverse().join('/');
  const words = { shop, number: number ?? '', date: day(date), until: day(valid_until) };
  const goods = lines.map((line) => {
    const unit = unitBehind(line.unit, line.quantity, language);
    const what = `${formatQuantity(line.quantity)} ${unit} ${names.get(line.product_id) ?? ''}`;
    return channel === 'sms' ? what : `${what}, ${money(line.unit_price)}: ${money(line.total_amount)}`;
  });
  const subject = say(QUOTE_MESSAGE.subject, language, words);
  const total = say(QUOTE_MESSAGE.total, language, { amount: `${currency} ${money(total_amount)}` });
  const until = say(QUOTE_MESSAGE.until, language, words);
  const see = link ? say(QUOTE_MESSAGE.link, language, { link }) : null;
  if (channel === 'sms') {
    const left = goods.length - MOST_LINES_IN_SMS;
    const more = left > 0 ? [say(QUOTE_MESSAGE.more, language, { n: left })] : [];
    const shown = [...goods.slice(0, MOST_LINES_IN_SMS), ...more].join('; ');
    return { subject, text: `${subject}. ${shown}. ${total}. ${until}.${see ? ` ${see}` : ''}` };
  }
  const less = discount ? [say(QUOTE_MESSAGE.discount, language, { amount: money(discount) })] : [];
  const note = remarks ? ['', remarks] : [];
  const hello = say(QUOTE_MESSAGE.hello, language, words);
  return {
    subject,
    text: [hello, '', ...goods, '', ...less, total, until, ...(see ? ['', see] : []), ...note, '', shop].join(
      '\n',
    ),
  };
}
