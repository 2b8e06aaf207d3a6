import type { Currency } from '#core/currencies.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { amountInSms, inPlainLetters } from '#core/sms-letters.ts';
import { BILL_SMS } from './bill-sms.words.ts';

/** What an SMS says of a bill; amounts in minor units. */
export interface BillOnSms {
  number: string;
  check_in: string;
  check_out: string;
  currency: Currency;
  total: bigint;
  left: bigint;
}

/** Whose bill it is, in whose language, and how the branch writes amounts. */
export interface BillSender extends Pick<MoneyStyle, 'currency_format'> {
  shop: string;
  language: Language;
}

/** So much of the name that with the largest amounts all fits into two SMS. */
const LONGEST_NAME = 60;

/** The bill of a stay as short as it gets, in letters that every phone and gateway has. */
export function billSms(bill: BillOnSms, { shop, language, currency_format }: BillSender): string {
  const { number, currency, total, left } = bill;
  const shown = (amount: bigint) => amountInSms(formatMoney(amount, { currency, currency_format }));
  const day = (of: string) => of.split('-').toReversed().join('/');
  const words = {
    ...{ shop: inPlainLetters(shop).slice(0, LONGEST_NAME).trim(), number, currency },
    ...{ since: day(bill.check_in), until: day(bill.check_out) },
    ...{ total: shown(total), paid: shown(total - left), owed: shown(left) },
  };
  return [BILL_SMS.bill, BILL_SMS.paid, ...(left > 0n ? [BILL_SMS.owed] : []), BILL_SMS.thanks]
    .map((part) => say(part, language, words))
    .join(' ');
}
