import { LARGEST_MONEY, type Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { type Discount, discountOf, lineAmount, priceCart } from '#core/trade/price-cart.ts';
import type { DatedVat, PriceMode, TaxCode } from '#core/trade/vat.ts';
import { type BatchTracking, batchNumber, batchProblem } from '#modules/inventory/batch-tracking.ts';
import { type HeldLine, heldLines, type RefuseLine } from '#modules/inventory/held-line.rules.ts';
import { factorOf, type UnitOfMeasure } from '#modules/inventory/units.ts';
import { NO_GOODS, NOT_A_UNIT } from './purchase.words.ts';
import { priceOf, taxedAsSaid } from './what-paper-says.rules.ts';

/** A product as a purchase needs it, whoever read it. */
export interface KnownGood {
  type: 'product' | 'service';
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  batch_tracking: BatchTracking;
  tax: TaxCode;
  units: readonly { unit: UnitOfMeasure; factor: number }[];
}

/** A line as somebody types it. */
export interface WantedLine {
  product_id: string;
  unit?: UnitOfMeasure | null;
  /** How many go into the unit, as the paper has kept it; that of the product where it has kept none (A43). */
  factor?: number | null;
  quantity: Quantity;
  price?: Money | null;
  /** What the paper says that the line comes to, in place of a price (A39). */
  line_total?: Money | null;
  discount?: Money | null;
  discount_percent?: number | null;
  tax_type?: TaxCode | null;
  batch?: string | null;
  expire_date?: string | null;
}

/** What a whole purchase says of its prices. */
export interface Terms {
  price_mode: PriceMode;
  /** Whether the VAT of this purchase is claimed back: a registered branch with a fiscal receipt. */
  claims: boolean;
  discount?: Discount | undefined;
  /** The VAT that the paper says of all of it, in place of what the rates give (A39). */
  tax_amount?: Money | null | undefined;
  /** The rates of the day, also where the branch is not registered: its supplier may be. */
  vat: Pick<DatedVat, 'standard_rate' | 'special_rate'>;
}

/** A line that has been held against the catalogue and priced. */
export interface BoughtLine extends HeldLine {
  batch: string | null;
  expire_date: string | null;
  price: Money;
  discount: Money;
  purchase_discount: Money;
  tax_type: TaxCode;
  vat_rate: number;
  net_amount: Money;
  tax: Money;
  total_amount: Money;
  /** What it is worth in stock: without the VAT that is claimed (A17). */
  cost: Money;
}

/** Holds lines against the catalogue and prices them as a sale does; whatever does not fit is named by its place. */
export function boughtLines(
  wanted: readonly WantedLine[],
  goods: ReadonlyMap<string, KnownGood>,
  { price_mode, claims, discount, tax_amount, vat }: Terms,
): BoughtLine[] {
  const lines = heldLines(wanted, goods, { inUnit: boughtIn }, (held, of) => pricedLine(held, of, vat));
  // A supplier's VAT stands on the bill whether we may claim it or not.
  const priced = priceCart({ lines, discount, price_mode, vat_registered: true });
  const taxed = taxedAsSaid(tax_amount ?? null, priced.lines, {
    price_mode,
    standard_rate: vat.standard_rate,
  });
  return lines.map(({ unit_price, line_total: __, discount: _, ...line }, i) => {
    const { line_discount, allocated_sale_discount, net, vat: tax, gross } = taxed[i] as PricedLine;
    return {
      ...line,
      price: unit_price,
      discount: line_discount,
      purchase_discount: allocated_sale_discount,
      net_amount: net,
      tax,
      total_amount: gross,
      cost: claims ? net : gross,
    };
  });
}

/** Products whose batches nobody knows yet, or knows already: of an order, and of a bill for goods that have come. */
export function withoutBatches(goods: ReadonlyMap<string, KnownGood>): ReadonlyMap<string, KnownGood> {
  return new Map([...goods].map(([id, good]) => [id, { ...good, batch_tracking: 'none' as const }]));
}

type PricedLine = ReturnType<typeof priceCart>['lines'][number];

function boughtIn(line: WantedLine, good: KnownGood, refuse: RefuseLine) {
  if (good.type === 'service') return refuse('product_id', { key: 'no_goods', words: NO_GOODS });
  const unit = line.unit ?? good.unit_of_measure;
  const factor = line.factor ?? factorOf(good, unit);
  return factor ? { unit, factor } : refuse('unit', { key: 'not_a_unit', words: NOT_A_UNIT });
}

function pricedLine(
  held: HeldLine,
  { line, good, refuse, path }: { line: WantedLine; good: KnownGood; refuse: RefuseLine; path: string },
  { standard_rate, special_rate }: Terms['vat'],
) {
  const said = priceOf(line);
  if ('wrong' in said) return refuse(said.wrong, said.problem);
  if (lineAmount({ quantity: line.quantity, unit_price: said.price }) > LARGEST_MONEY)
    return refuse('quantity', { key: 'too_large' });
  const wrong = batchProblem(good.batch_tracking, line);
  if (wrong) refuse(wrong.field, wrong.problem);
  const tax_type = line.tax_type ?? good.tax;
  return {
    ...held,
    batch: batchNumber(good.batch_tracking, line),
    expire_date: line.expire_date ?? null,
    unit_price: said.price,
    line_total: line.line_total ?? null,
    discount: discountOf(line, path),
    tax_type,
    vat_rate: tax_type === 'standard' ? standard_rate : tax_type === 'special' ? special_rate : 0,
  };
}
