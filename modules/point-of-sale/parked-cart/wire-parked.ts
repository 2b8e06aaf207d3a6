import type { UnitOfMeasure } from '#modules/inventory/units.ts';

/** A parked cart as `parked-cart/take` answers it; discounts are absent for whoever may not see them. */
export interface WireParked {
  id: string;
  name: string;
  customer_id: string | null;
  customer_name?: string | null;
  amount: number;
  lines: readonly WireParkedLine[];
  discount?: number | null;
  discount_percent?: number | null;
  reference?: string | null;
  remarks: string | null;
}

export interface WireParkedLine {
  product_id: string;
  product_name?: string;
  unit: UnitOfMeasure | null;
  quantity: number;
  unit_price: number | null;
  list_price: number | null;
  discount?: number | null;
  discount_percent?: number | null;
}

/** A parked cart as the list answers it. */
export interface ListedParked {
  id: string;
  name: string;
  customer_name?: string | null;
  amount: number;
  created_at: string;
  created_by_name?: string | null;
}
