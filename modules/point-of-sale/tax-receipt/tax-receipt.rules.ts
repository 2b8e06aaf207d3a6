import { divideRounded } from '#core/decimal.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, formatPrice, sum } from '#core/money.ts';
import { formatQuantity } from '#core/quantity.ts';
import type { Letterhead } from '#modules/branch/branch/branch.entity.ts';
import { RECEIPT } from '../receipt/receipt.i18n.ts';
import { type Receipt, receiptOf, sellerOf, tinOf } from '../receipt/receipt.rules.ts';
import type { SaleOnPaper } from '../receipt/sale-on-paper.ts';
import { booked, bookedQuantity } from '../receipt/wire-amounts.ts';
import type { SoldInPeriod } from './tax-receipt.answer.ts';
import { TAX_RECEIPT } from './tax-receipt.words.ts';

// cspell:ignore RISITI
/** Stands first and last on every print that no fiscal device has acknowledged, in both languages at once (product.md). */
export const NOT_FISCAL = 'NOT A FISCAL RECEIPT / SIO RISITI YA EFD';

/** The TIN of a customer who has given none (specification §5). */
export const DEFAULT_TIN = '123456789';

/** A total by the count of sales, in minor units, rounded half up. */
export function averagePrice(total: bigint, countOfSales: bigint): bigint {
  return divideRounded(total, countOfSales);
}

interface Style {
  head: Letterhead;
  settings: Readonly<Record<string, unknown>>;
  language: Language;
  /** A unit as it stands behind a number. */
  unit: (unit: string, quantity: number) => string;
}

/** The print of one recorded sale: its receipt without the code by which ours are verified. */
export function taxReceiptOfSale(sale: SaleOnPaper, { head, settings, language }: Style): Receipt {
  const receipt = receiptOf({ sale: { ...sale, verification_code: null }, head, settings, language });
  const tin = tinOf(sale.customer_tin_number ?? DEFAULT_TIN, language);
  const name = receipt.customer?.name ?? say(TAX_RECEIPT.customer, language);
  return { ...receipt, banner: NOT_FISCAL, customer: { name, tin } };
}

/** The print of a period: each product with the count of its sales, their average and what they came to. */
export function taxReceiptOfPeriod(sold: SoldInPeriod, { head, settings, language, unit }: Style): Receipt {
  const { currency } = sold;
  const style = { currency, currency_format: settings.currency_format } as Parameters<typeof formatMoney>[1];
  const money = (amount: bigint) => plain(formatMoney(amount, style));
  const wire = (amount: number) => booked(amount, currency);
  const rates = Map.groupBy(
    sold.lines.filter(({ tax }) => tax !== 0),
    ({ vat_rate }) => vat_rate,
  );
  const title = say(TAX_RECEIPT.ofPeriod, language, { from: dayOf(sold.date), to: dayOf(sold.date_to) });
  return {
    banner: NOT_FISCAL,
    seller: sellerOf(head, language),
    heading: say(TAX_RECEIPT.heading, language),
    marks: [],
    number: '',
    title,
    when: say(TAX_RECEIPT.count, language, { count: sold.count_of_sales }),
    ...{ until: null, inWords: [], served: null, note: null, reference: null, verification: null, foot: [] },
    customer: { name: say(TAX_RECEIPT.customer, language), tin: tinOf(sold.customer_tin_number, language) },
    ...{ isFooted: false, payTo: null, bankDetails: [], signature: null },
    currency,
    lines: sold.lines.map((line) => ({
      name: say(TAX_RECEIPT.soldQuantity, language, {
        name: line.product_name,
        quantity: plain(formatQuantity(bookedQuantity(line.quantity))),
        unit: unit(line.unit, line.quantity),
      }),
      unit: '',
      quantity: String(line.count_of_sales),
      price: plain(formatPrice(wire(line.average_price), style)),
      amount: money(wire(line.total_amount)),
      discount: null,
    })),
    sums: [...rates].map(([rate, lines]) => ({
      label: say(RECEIPT.included, language, { rate }),
      amount: money(sum(lines.map(({ tax }) => wire(tax)))),
    })),
    total: { label: say(RECEIPT.total, language), amount: money(wire(sold.total_amount)) },
    ...{ rounding: null, payments: [], change: null, owed: null },
  };
}

const dayOf = (day: string) => day.split('-').reverse().join('/');

/** A printer without the sign would print a question mark. */
function plain(text: string): string {
  return text.replace('−', '-').replaceAll('\u00a0', ' ');
}
