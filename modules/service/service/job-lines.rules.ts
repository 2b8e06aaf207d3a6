import { type Money, money } from '#core/money.ts';
import { ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';

/** Of a job, what decides what it is billed for. */
export interface JobToBill {
  price?: Money | null;
  hours?: Quantity | null;
  parts?: readonly PartOfJob[] | null;
  warranty_of_id?: string | null;
}

interface PartOfJob {
  product_id: string;
  quantity: Quantity;
  unit_price?: Money | null;
}

/** What a job is billed by: a line of its bill as the point of sale takes it. */
export interface BillLine {
  product_id: string;
  unit: null;
  quantity: Quantity;
  unit_price: Money | null;
  discount: null;
  discount_percent: null;
  batch: null;
  /** The work is done though its type is archived by now. */
  is_promised: boolean;
}

/**
 * The lines by which a job is billed: the work first, so that cents left over of a discount fall on it, then its parts
 * (services.md 5). `work` is the product of its type. Under warranty all of it is free.
 */
export function billLines({ price, hours, parts, warranty_of_id }: JobToBill, work: string): BillLine[] {
  const line = (product_id: string, many: Quantity, unit_price: Money | null | undefined): BillLine => ({
    ...{ product_id, quantity: many, unit: null, batch: null, discount: null, discount_percent: null },
    is_promised: product_id === work,
    unit_price: warranty_of_id ? money(0n) : (unit_price ?? null),
  });
  return [
    line(work, hours ?? quantity(ONE_UNIT), price),
    ...(parts ?? []).map((part) => line(part.product_id, part.quantity, part.unit_price)),
  ];
}
