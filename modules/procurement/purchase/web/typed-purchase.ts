import type { Currency } from '#core/currencies.ts';
import { InvalidFields, Refusal } from '#core/errors.ts';
import { type Money, money, moneyOfText, moneyToWire, sum } from '#core/money.ts';
import { quantityOf } from '#core/quantity.ts';
import type { TaxCode } from '#core/vat.ts';
import { isClaimable } from '#modules/finance/public.web.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { bodyOfCost, type TypedCost } from '../../landed-cost/web/typed-cost.ts';
import { type BoughtLine, boughtLines } from '../bought-lines.rules.ts';
import type { FoundGood, PurchaseTerms } from './purchase-calls.ts';

/** One product on the form, as it is typed. */
export interface TypedLine {
  key: string;
  good: FoundGood;
  unit: UnitOfMeasure;
  quantity: string;
  price: string;
  /** What the paper says that the line comes to, in place of a price; null while the price is typed. */
  total: string | null;
  tax: TaxCode;
  batch: string;
  expires: string;
  selling: string;
  /** Off the whole line; not asked for until somebody wants to say one. */
  discount: string | null;
}

/** One of several payments, as it is typed. */
export interface TypedPayment {
  key: string;
  way: string;
  amount: string;
  reference: string;
}

export type Paid = 'full' | 'part' | 'credit';

/** What stands in the fields of a purchase. */
export interface TypedPurchase {
  supplier: { value: string; title: string } | null;
  date: string;
  store: string;
  receipt: boolean;
  receiptNumber: string;
  receiptDate: string;
  partOfReceipt: boolean;
  receiptTax: string;
  mode: 'inclusive' | 'exclusive';
  lines: readonly TypedLine[];
  discount: string;
  /** The VAT of this purchase as the receipt says it. */
  taxAmount: string;
  paid: Paid;
  /** The first pays all of it where it is paid in full. */
  payments: readonly TypedPayment[];
  costs: readonly (TypedCost & { key: string })[];
  due: string;
  reference: string;
  remarks: string;
}

export const NOTHING_TYPED: TypedPurchase = {
  supplier: null,
  date: '',
  store: '',
  receipt: false,
  receiptNumber: '',
  receiptDate: '',
  partOfReceipt: false,
  receiptTax: '',
  mode: 'exclusive',
  lines: [],
  discount: '',
  taxAmount: '',
  // Nobody empties a drawer by not looking: what is paid, and out of what, is said.
  paid: 'credit',
  payments: [],
  costs: [],
  due: '',
  reference: '',
  remarks: '',
};

/** The way that stands for what was paid ahead. */
export const DEPOSIT = 'deposit';

/** What the form comes to so far, by the rules that the server buys by; a line that is not complete counts nothing. */
export interface Sums {
  /** In the order of the typed lines; null where one is not complete. */
  lines: readonly (BoughtLine | null)[];
  total: Money;
  net: Money;
  tax: Money;
  claims: boolean;
}

export function sumsOf(typed: TypedPurchase, terms: PurchaseTerms, currency: Currency): Sums {
  const { vat, today, vat_claim_months: months } = terms;
  const receipt = { is_provided: typed.receipt, date: typed.receiptDate };
  const claims = vat.registered && isClaimable(receipt, { date: typed.date || today, months });
  const complete = typed.lines.map((line) => wantedLine(line, typed, currency));
  const wanted = complete.flatMap((line) => line ?? []);
  // What it costs is shown before the number of its batch is typed; saving says what is missing.
  const kind = { type: 'product', batch_tracking: 'none' } as const;
  const goods = new Map(typed.lines.map(({ good }) => [good.id, { ...good, ...kind }] as const));
  const given = amountOf(typed.discount, currency);
  const price_mode = modeOf(typed);
  const bought = priced(() =>
    boughtLines(wanted, goods, {
      price_mode,
      claims,
      vat,
      ...(given > 0n ? { discount: { amount: given } } : {}),
      tax_amount: taxSaid(typed, currency),
    }),
  );
  let place = 0;
  const lines = complete.map((line) => (line ? (bought[place++] ?? null) : null));
  return {
    lines,
    total: sum(bought.map(({ total_amount }) => total_amount)),
    net: sum(bought.map(({ net_amount }) => net_amount)),
    tax: sum(bought.map((line) => line.tax)),
    claims,
  };
}

/** Without a fiscal receipt nobody asks whether VAT is inside: what is paid is the price. */
export function modeOf({ receipt, mode }: TypedPurchase): 'inclusive' | 'exclusive' {
  return receipt ? mode : 'inclusive';
}

/** The VAT that the receipt says; null while nobody types one. */
function taxSaid({ receipt, taxAmount }: TypedPurchase, currency: Currency): Money | null {
  const read = receipt && taxAmount.trim() ? moneyOfText(taxAmount, currency) : null;
  return typeof read === 'bigint' ? read : null;
}

/** The amount that is typed; nothing while it is none. */
export function amountOf(text: string, currency: Currency): Money {
  const read = moneyOfText(text, currency);
  return typeof read === 'bigint' ? read : money(0n);
}

/** How many of the unit that stock is kept in go into the unit of a line. */
export function factorOf({ good, unit }: Pick<TypedLine, 'good' | 'unit'>): number {
  return good.units.find((further) => further.unit === unit)?.factor ?? 1;
}

/** What is paid on the form itself. */
export function paidNow(typed: TypedPurchase, total: Money, currency: Currency): Money {
  if (typed.paid === 'credit') return money(0n);
  return typed.paid === 'full' ? total : sum(typed.payments.map(({ amount }) => amountOf(amount, currency)));
}

/** The body that the server buys by. */
export function bodyOf(typed: TypedPurchase, total: Money, currency: Currency) {
  const now = paidNow(typed, total, currency);
  const wire = (amount: bigint) => moneyToWire(amount, currency);
  const discount = amountOf(typed.discount, currency);
  const said = taxSaid(typed, currency);
  return {
    ...(typed.supplier ? { supplier_id: typed.supplier.value } : {}),
    ...(typed.store ? { store_id: typed.store } : {}),
    ...(typed.date ? { date: typed.date } : {}),
    ...(typed.due && now < total ? { due_date: typed.due } : {}),
    tax_mode: modeOf(typed),
    receipt_is_provided: typed.receipt,
    ...(typed.receipt && typed.receiptNumber.trim() ? { receipt_number: typed.receiptNumber.trim() } : {}),
    ...(typed.receipt && typed.receiptDate ? { receipt_date: typed.receiptDate } : {}),
    ...(typed.receipt && typed.partOfReceipt ? { part_of_receipt: true } : {}),
    ...(typed.receipt && typed.receiptTax.trim()
      ? { receipt_tax: wire(amountOf(typed.receiptTax, currency)) }
      : {}),
    lines: typed.lines.map((line) => ({
      product_id: line.good.id,
      unit: line.unit,
      quantity: Number(line.quantity || '0'),
      ...(line.total === null
        ? { price: wire(amountOf(line.price, currency)) }
        : { line_total: wire(amountOf(line.total, currency)) }),
      tax_type: typed.receipt ? line.tax : 'exempt',
      ...(line.batch.trim() ? { batch: line.batch.trim() } : {}),
      ...(line.expires ? { expire_date: line.expires } : {}),
      ...(discountOf(line, currency) > 0n ? { discount: wire(discountOf(line, currency)) } : {}),
      ...(line.selling.trim() ? { selling_price: wire(amountOf(line.selling, currency)) } : {}),
    })),
    ...(discount > 0n ? { discount: wire(discount) } : {}),
    ...(said === null ? {} : { tax_amount: wire(said) }),
    payments: paymentsOf(typed, now, currency),
    ...(typed.costs.length > 0 ? { costs: typed.costs.map((cost) => bodyOfCost(cost, currency)) } : {}),
    ...(typed.reference.trim() ? { reference: typed.reference.trim() } : {}),
    ...(typed.remarks.trim() ? { remarks: typed.remarks.trim() } : {}),
  };
}

/** What is paid now, by account: one pays all of it, or each what is typed. */
function paymentsOf({ paid, payments }: TypedPurchase, now: Money, currency: Currency) {
  if (now === 0n) return [];
  const chosen = paid === 'full' ? payments.slice(0, 1) : payments;
  return chosen.flatMap(({ way, amount, reference }) => {
    const minor = paid === 'full' ? now : amountOf(amount, currency);
    if (minor === 0n) return [];
    const from = way === DEPOSIT ? { mode: DEPOSIT } : { account_id: way };
    const named = reference.trim() && way !== DEPOSIT ? { reference: reference.trim() } : {};
    return [{ ...from, amount: moneyToWire(minor, currency), ...named }];
  });
}

/** What is off a line; nothing while none is said. */
function discountOf({ discount }: TypedLine, currency: Currency): Money {
  return discount === null ? money(0n) : amountOf(discount, currency);
}

function wantedLine(line: TypedLine, { receipt }: TypedPurchase, currency: Currency) {
  const counted = line.quantity.trim() === '' ? null : quantityOf(Number(line.quantity));
  const paid = line.total ?? line.price;
  const amount = paid.trim() === '' ? null : moneyOfText(paid, currency);
  if (typeof counted !== 'bigint' || counted <= 0n || typeof amount !== 'bigint') return null;
  return {
    product_id: line.good.id,
    unit: line.unit,
    quantity: counted,
    ...(line.total === null ? { price: amount } : { line_total: amount }),
    ...(discountOf(line, currency) > 0n ? { discount: discountOf(line, currency) } : {}),
    // Whether a supplier's VAT can be claimed is asked with a fiscal receipt only; else it is part of the price.
    tax_type: receipt ? line.tax : ('exempt' as const),
  };
}

/** Nothing is priced while something typed cannot be, such as a discount above the goods; saving says what it is. */
function priced(price: () => BoughtLine[]): BoughtLine[] {
  try {
    return price();
  } catch (error) {
    if (error instanceof InvalidFields || error instanceof Refusal) return [];
    throw error;
  }
}
