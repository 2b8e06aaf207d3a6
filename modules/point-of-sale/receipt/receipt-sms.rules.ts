import type { Currency } from '#core/currencies.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { amountInSms, inPlainLetters } from '#core/sms-letters.ts';
import { RECEIPT } from './receipt.i18n.ts';
import { RECEIPT_SMS } from './receipt-sms.words.ts';

/** What an SMS says of a sale; amounts in minor units. */
export interface SoldOnSms {
  number: string;
  /** The business day, `2026-11-21`. */
  date: string;
  currency: Currency;
  total_amount: bigint;
  paid_amount: bigint;
  remain_amount: bigint;
}

/** Whose receipt it is, in whose language, and how the branch writes amounts. */
export interface ReceiptOnSms extends Pick<MoneyStyle, 'currency_format'> {
  shop: string;
  language: Language;
  copy: number;
}

/** So much of the name that with the largest amounts all fits into two SMS. */
const LONGEST_NAME = 60;

/** The receipt of a sale as short as it gets, in letters that every phone and gateway has. */
export function receiptSms(sold: SoldOnSms, { shop, language, copy, currency_format }: ReceiptOnSms): string {
  const { number, currency, remain_amount } = sold;
  const shown = (amount: bigint) => amountInSms(formatMoney(amount, { currency, currency_format }));
  const words = {
    shop: inPlainLetters(shop).slice(0, LONGEST_NAME).trim(),
    number,
    currency,
    date: sold.date.split('-').reverse().join('/'),
    total: shown(sold.total_amount),
    paid: shown(sold.paid_amount),
    owed: shown(remain_amount),
  };
  const parts = [
    RECEIPT_SMS.sale,
    RECEIPT_SMS.paid,
    ...(remain_amount > 0n ? [RECEIPT_SMS.owed] : []),
    RECEIPT_SMS.thanks,
  ].map((part) => say(part, language, words));
  const mark = copy > 0 ? [`${say(RECEIPT.copy, language, { n: copy })}.`] : [];
  return [...mark, ...parts].join(' ');
}
