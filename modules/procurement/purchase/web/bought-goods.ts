import type { Currency } from '#core/currencies.ts';
import { InvalidFields, Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { type Money, moneyOfText, moneyToWire, sum, ZERO_MONEY } from '#core/money.ts';
import { quantityOf } from '#core/quantity.ts';
import { isClaimable, type Paid } from '#modules/finance/public.web.ts';
import { factorIn, scannedOf, unitsOfGood } from '#modules/inventory/public.web.ts';
import type { FormLine } from '#web-kit/form/lines-of-form.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { type LineOf, newLine, type TypedOf } from '#web-kit/form/typed-body.ts';
import { type BoughtLine, boughtLines } from '../bought-lines.rules.ts';
import type { FoundGood } from '../goods.answer.ts';
import { purchaseBody } from '../purchase.body.ts';
import type { PurchaseTerms } from './purchase-calls.ts';
import { usualUnit } from './usual-unit.ts';

const PARTS = purchaseBody.fields.lines.lines;

/** One product on the form, as it is typed, with how it was found. */
export type BoughtGoods = LineOf<typeof PARTS> & {
  good: FoundGood;
  /** What the paper says that the line comes to is typed, in place of a price. */
  isTotal: boolean;
  /** Off the whole line; not asked for until somebody wants to say one. */
  hasDiscount: boolean;
};

/** One product with its inputs. */
export type LineOfGoods = FormLine<typeof PARTS, BoughtGoods>;

/** What stands in the fields of a purchase. */
export type TypedPurchase = Omit<TypedOf<typeof purchaseBody.fields>, 'lines'> & {
  readonly lines: readonly BoughtGoods[];
  readonly paid: Paid;
};

/** A found product as a new line: in the unit that was scanned or it is bought in, at the price of the last time. */
export function lineOf(good: FoundGood, code: string): BoughtGoods {
  const scanned = scannedOf(good, code);
  const unit = scanned.unit ?? usualUnit(good);
  const isBatched = good.batch_tracking !== 'none';
  const said = {
    ...{ product_id: { value: good.id, title: good.name }, unit, quantity: '1', tax_type: good.tax },
    price: good.last && good.last.unit === unit ? String(good.last.price) : '',
    batch: isBatched ? (scanned.batch ?? '') : '',
    expire_date: isBatched ? (scanned.expire_date ?? '') : '',
  };
  return { ...newLine(PARTS, newId(), said), good, isTotal: false, hasDiscount: false };
}

/** How many of the unit that stock is kept in go into the unit of a line. */
export function factorOf({ good, unit }: BoughtGoods): number {
  return factorIn(unitsOfGood(good), unit);
}

/** What a line says otherwise than its inputs hold: a price or a total, and no VAT without a receipt to claim it by. */
export function saidLine(line: BoughtGoods, hasReceipt: boolean, currency: Currency) {
  const wire = (text: string) => moneyToWire(typedAmount(text, currency), currency);
  return {
    ...(line.isTotal
      ? { price: undefined, line_total: wire(line.line_total) }
      : { price: wire(line.price), line_total: undefined }),
    ...(hasReceipt ? {} : { tax_type: 'exempt' }),
    ...(discountOf(line, currency) > 0n ? {} : { discount: undefined }),
  };
}

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
  const receipt = { is_provided: typed.receipt_is_provided, date: typed.receipt_date };
  const claims = vat.registered && isClaimable(receipt, { date: typed.date || today, months });
  const complete = typed.lines.map((line) => wantedLine(line, receipt.is_provided, currency));
  const wanted = complete.flatMap((line) => line ?? []);
  // What it costs is shown before the number of its batch is typed; saving says what is missing.
  const kind = { type: 'product', batch_tracking: 'none' } as const;
  const goods = new Map(typed.lines.map(({ good }) => [good.id, { ...good, ...kind }] as const));
  const given = typedAmount(typed.discount, currency);
  const price_mode = modeOf(typed);
  const said = receipt.is_provided ? moneyOfText(typed.tax_amount, currency) : null;
  const bought = priced(() =>
    boughtLines(wanted, goods, {
      price_mode,
      claims,
      vat,
      ...(given > 0n ? { discount: { amount: given } } : {}),
      tax_amount: typeof said === 'bigint' ? said : null,
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
export function modeOf({ receipt_is_provided, tax_mode }: TypedPurchase): 'inclusive' | 'exclusive' {
  return receipt_is_provided && tax_mode === 'exclusive' ? 'exclusive' : 'inclusive';
}

/** What is off a line; nothing while none is said. */
function discountOf({ hasDiscount, discount }: BoughtGoods, currency: Currency): Money {
  return hasDiscount ? typedAmount(discount, currency) : ZERO_MONEY;
}

function wantedLine(line: BoughtGoods, hasReceipt: boolean, currency: Currency) {
  const counted = line.quantity.trim() === '' ? null : quantityOf(Number(line.quantity));
  const amount = moneyOfText(line.isTotal ? line.line_total : line.price, currency);
  if (typeof counted !== 'bigint' || counted <= 0n || typeof amount !== 'bigint') return null;
  const { tax_type } = line;
  return {
    product_id: line.good.id,
    unit: line.unit || line.good.unit_of_measure,
    quantity: counted,
    ...(line.isTotal ? { line_total: amount } : { price: amount }),
    ...(discountOf(line, currency) > 0n ? { discount: discountOf(line, currency) } : {}),
    // Whether a supplier's VAT can be claimed is asked with a fiscal receipt only; else it is part of the price.
    tax_type: hasReceipt && tax_type !== '' ? tax_type : ('exempt' as const),
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
