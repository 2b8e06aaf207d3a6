import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, formatPrice, type MoneyStyle, sum } from '#core/money.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { PAYMENT_MODE_WORDS } from '../sale/payment-modes.i18n.ts';
import { RECEIPT, UNTAXED } from './receipt.i18n.ts';
import type { SaleOnPaper, SalePayment, SoldLine } from './sale-on-paper.ts';
import { booked, bookedQuantity } from './wire-amounts.ts';

/** Words at the left, a figure at the right. */
export interface FigureRow {
  label: string;
  amount: string;
}

export interface ReceiptLine {
  name: string;
  unit: string;
  quantity: string;
  price: string;
  amount: string;
  /** Taken off this line alone. */
  discount: FigureRow | null;
}

/** The amounts of a receipt: read down the right side, they add up to the total. */
export interface Figures {
  currency: Currency;
  lines: ReceiptLine[];
  sums: FigureRow[];
  total: FigureRow;
  /** What the coins in use could not pay (P10). */
  rounding: FigureRow | null;
  payments: FigureRow[];
  change: FigureRow | null;
  owed: FigureRow | null;
}

/** In whose language, how the branch writes amounts, and whether it tells how was paid. */
export interface FigureStyle extends Pick<MoneyStyle, 'currency_format'> {
  language: Language;
  showsModes: boolean;
  /** Whether it is owed as it stands: no draft, no offer and nothing void. */
  isOwed: boolean;
}

/** Sets the figures of a sale. Nothing is computed anew but quantity times price; the rest is what was booked. */
export function figuresOf(
  sale: SaleOnPaper,
  { language, showsModes, isOwed, currency_format }: FigureStyle,
): Figures {
  const { currency } = sale;
  const shown = (amount: bigint) => figure(formatMoney(amount, { currency, currency_format }));
  const wire = (amount: number) => booked(amount, currency);
  const row = (label: string, amount: bigint): FigureRow => ({ label, amount: shown(amount) });
  const priced = sale.lines.map((line) => ({ line, ...amountsOf(line, sale) }));
  const subtotal = sum(priced.map(({ amount, discount }) => amount - discount));
  const saleDiscount = sum(sale.lines.map((line) => wire(line.sale_discount ?? 0)));
  const vat = vatRows(sale, language, row);
  const total = wire(sale.total_amount);
  return {
    currency,
    lines: priced.map(({ line, amount, discount }) => ({
      name: line.product_name,
      unit: line.unit,
      quantity: figure(formatQuantity(bookedQuantity(line.quantity))),
      price: figure(formatPrice(wire(line.unit_price), { currency, currency_format })),
      amount: shown(amount),
      discount: discount > 0n ? row(say(RECEIPT.discount, language), -discount) : null,
    })),
    sums: [
      ...(subtotal === total ? [] : [row(say(RECEIPT.subtotal, language), subtotal)]),
      ...(saleDiscount > 0n ? [row(say(RECEIPT.discount, language), -saleDiscount)] : []),
      ...vat,
    ],
    total: row(say(RECEIPT.total, language), total),
    rounding: sale.rounding ? row(say(RECEIPT.rounding, language), wire(sale.rounding)) : null,
    payments: [
      ...paymentRows(sale, { language, showsModes }, row),
      ...(isOwed ? changedSince(sale, { language, showsModes }, row) : []),
    ],
    change: changeRow(sale, language, row),
    owed: sale.remain_amount > 0 ? row(owedAs(sale, language), wire(sale.remain_amount)) : null,
  };
}

/** What left the drawer again: change, or of an exchange what came back above what went out. Never both. */
function changeRow(
  { change, given_back, currency }: SaleOnPaper,
  language: Language,
  row: MakeRow,
): FigureRow | null {
  if (change > 0) return row(say(RECEIPT.change, language), booked(change, currency));
  return given_back ? row(say(RECEIPT.givenBack, language), booked(given_back, currency)) : null;
}

type MakeRow = (label: string, amount: bigint) => FigureRow;

/** Whoever may not see discounts gets the amount that was charged, so that the column still adds up. */
function amountsOf(line: SoldLine, { currency, price_mode }: SaleOnPaper) {
  const charged = booked(price_mode === 'exclusive' ? line.net_amount : line.total_amount, currency);
  if (line.discount === undefined) return { amount: charged, discount: 0n };
  const price = booked(line.unit_price, currency);
  return {
    amount: divideRounded(bookedQuantity(line.quantity) * price, ONE_UNIT),
    discount: booked(line.discount, currency),
  };
}

/** The tax of each rate; what bears none is named where something else bears some. */
function vatRows(sale: SaleOnPaper, language: Language, row: MakeRow): FigureRow[] {
  const taxed = Map.groupBy(
    sale.lines.filter(({ vat_rate }) => vat_rate > 0),
    ({ vat_rate }) => vat_rate,
  );
  if (taxed.size === 0) return [];
  const isAdded = sale.price_mode === 'exclusive';
  const words = isAdded ? RECEIPT.added : RECEIPT.included;
  const rates = [...taxed].map(([rate, lines]) =>
    row(say(words, language, { rate }), sum(lines.map(({ tax }) => booked(tax, sale.currency)))),
  );
  // Tax that is added stands in the sum; an amount that is only told would make it come out wrong.
  if (isAdded) return rates;
  const untaxed = Map.groupBy(
    sale.lines.filter(({ vat_rate, tax_type }) => vat_rate === 0 && UNTAXED[tax_type]),
    ({ tax_type }) => tax_type,
  );
  return [
    ...rates,
    ...[...untaxed].map(([type, lines]) =>
      row(
        UNTAXED[type]?.[language] ?? type,
        sum(lines.map(({ net_amount }) => booked(net_amount, sale.currency))),
      ),
    ),
  ];
}

function paymentRows(
  sale: SaleOnPaper,
  { language, showsModes }: Pick<FigureStyle, 'language' | 'showsModes'>,
  row: MakeRow,
): FigureRow[] {
  const { currency, payments } = sale;
  if (showsModes && payments.length > 0)
    return payments.map((payment) =>
      row(
        toRoom(sale, payment, language) ?? nameOfPayment(payment, language),
        booked(payment.amount, currency),
      ),
    );
  const paid = booked(sale.paid_amount, currency) + booked(sale.change, currency);
  return paid > 0n ? [row(say(RECEIPT.paid, language), paid)] : [];
}

/** What the payments on the paper do not say: what was paid later, and what was returned, credited or written off (A40). */
function changedSince(
  sale: SaleOnPaper,
  { language, showsModes }: Pick<FigureStyle, 'language' | 'showsModes'>,
  row: MakeRow,
): FigureRow[] {
  const wire = (amount: number) => booked(amount, sale.currency);
  const paid = wire(sale.paid_amount);
  const takenOff = wire(sale.total_amount) - paid - wire(sale.remain_amount);
  const atOnce = sum(
    sale.payments.filter(({ mode }) => !PAID_LATER.has(mode)).map(({ amount }) => wire(amount)),
  );
  const since = paid + wire(sale.change) + wire(sale.rounding ?? 0) - atOnce;
  const isTold = !showsModes || sale.payments.length === 0;
  return [
    ...(isTold || since <= 0n ? [] : [row(say(RECEIPT.paidSince, language), since)]),
    ...(takenOff > 0n ? [row(say(RECEIPT.takenOff, language), -takenOff)] : []),
  ];
}

/** Ways in which nothing is paid yet. */
const PAID_LATER = new Set(['credit', 'invoice']);

/** What nobody has paid yet: owed by a customer, or by the guest of a room until he leaves. */
function owedAs({ charged_room }: SaleOnPaper, language: Language): string {
  return charged_room
    ? say(RECEIPT.chargedToRoom, language, { number: charged_room })
    : say(RECEIPT.owed, language);
}

/** The room by which a part was paid. */
function toRoom({ charged_room }: SaleOnPaper, { mode }: SalePayment, language: Language): string | null {
  return charged_room && mode === 'credit' ? say(RECEIPT.toRoom, language, { number: charged_room }) : null;
}

/** `M-PESA RK28QX7LM1`; cash is cash whatever the drawer is called. */
function nameOfPayment({ mode, account_name, reference }: SalePayment, language: Language): string {
  const usesWord = account_name === null || mode === 'cash' || mode === 'credit' || mode === 'invoice';
  const words: Readonly<Record<string, string>> = PAYMENT_MODE_WORDS[language];
  const name = (usesWord ? words[mode] : account_name) ?? account_name ?? mode;
  return [name, reference].filter(Boolean).join(' ');
}

/** Paper has a plain hyphen for minus and plain spaces: a printer without the sign would print a question mark. */
function figure(text: string): string {
  return text.replace('−', '-').replaceAll('\u00a0', ' ');
}
