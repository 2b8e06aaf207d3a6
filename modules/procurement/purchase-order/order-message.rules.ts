import type { RowOf } from '#core/define-entity.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { formatQuantity } from '#core/quantity.ts';
import { unitBehind } from '#modules/inventory/units.i18n.ts';
import type { purchaseOrder } from './purchase-order.entity.ts';
import { ORDER_MESSAGE } from './purchase-order.words.ts';

/** Who orders, in whose language, and how the branch writes amounts. */
export interface OrderOnMessage extends Pick<MoneyStyle, 'currency_format'> {
  shop: string;
  language: Language;
}

/** More lines than these are no longer read on a phone. */
const MOST_LINES_IN_SMS = 8;

/** An order as the supplier reads it: everything on an e-mail, the goods alone on an SMS. */
export function orderMessage(
  order: RowOf<typeof purchaseOrder>,
  names: ReadonlyMap<string, string>,
  { shop, language, currency_format }: OrderOnMessage,
  channel: 'email' | 'sms',
): { subject: string; text: string } {
  const { number, currency, date, expected_date, lines, total_amount, remarks } = order;
  const money = (amount: bigint | null) =>
    formatMoney(amount ?? 0n, { currency: currency ?? 'TZS', currency_format }).replaceAll('\u00a0', ' ');
  const day = (text: string | null) => (text ?? '').split('-').reverse().join('/');
  const words = { shop, number: number ?? '', date: day(date), expected: day(expected_date) };
  const goods = lines.map((line) => {
    const unit = unitBehind(line.unit, line.quantity, language);
    const what = `${formatQuantity(line.quantity)} ${unit} ${names.get(line.product_id) ?? ''}`;
    return channel === 'sms' ? what : `${what}, ${money(line.price)}: ${money(line.total_amount)}`;
  });
  const subject = say(ORDER_MESSAGE.subject, language, words);
  const expected = expected_date ? [say(ORDER_MESSAGE.expected, language, words)] : [];
  if (channel === 'sms') {
    const left = goods.length - MOST_LINES_IN_SMS;
    const more = left > 0 ? [say(ORDER_MESSAGE.more, language, { n: left })] : [];
    return {
      subject,
      text: [
        `${subject}.`,
        `${[...goods.slice(0, MOST_LINES_IN_SMS), ...more].join('; ')}.`,
        ...expected,
      ].join(' '),
    };
  }
  const total = say(ORDER_MESSAGE.total, language, { amount: `${currency} ${money(total_amount)}` });
  const text = [
    say(ORDER_MESSAGE.hello, language, words),
    '',
    ...goods,
    '',
    total,
    ...expected,
    ...(remarks ? ['', remarks] : []),
    '',
    shop,
  ];
  return { subject, text: text.join('\n') };
}
