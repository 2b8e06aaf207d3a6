import type { Currency } from '#core/currencies.ts';
import type { DatedVat, TaxCode } from '#core/trade/vat.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import type { PayAccount } from './pay-accounts.answer.ts';

/** A further unit of a product; without a price of its own it costs its factor times the price of one. */
export interface SellableUnit {
  unit: UnitOfMeasure;
  factor: number;
  selling_price?: number;
  barcode?: string;
  /** What one sells where nobody says another unit. */
  sold?: true;
}

/**
 * A product as the till keeps it on the device, as compact as the wire carries it: keys that hold nothing are absent.
 * `stock` is there for those with `view_product_stock`; whether there is any, everybody at the till may know.
 */
export interface Sellable {
  id: string;
  name: string;
  code?: string;
  barcodes?: readonly string[];
  category_id?: string;
  type?: 'service';
  unit: UnitOfMeasure;
  units?: readonly SellableUnit[];
  selling_price: number;
  minimum_price?: number;
  tax: TaxCode;
  whole_units?: true;
  out_of_stock?: true;
  stock?: number;
  stock_alert?: number;
  expire_date?: string;
  image_id?: string;
}

/** A product that is sold no more: deleted or archived since the till last asked. */
export interface Gone {
  id: string;
  gone: true;
}

/** What the branch has decided about its sales. */
export interface TillSettings {
  currency: Currency;
  price_mode: 'inclusive' | 'exclusive';
  /** In percent, as on the wire: 18; those to come are kept on the device as well. */
  vat_rates: readonly DatedVat[];
  cash_rounding: number;
  /** How the branch writes its amounts. */
  currency_format: unknown;
  allow_negative_stock: boolean;
  /** In percent: how much the cashier may take off by himself; absent where there is no limit. */
  discount_limit?: number;
  /** The business day of the branch when it was asked, and where its days begin. */
  today: string;
  time_zone: string;
  day_starts_at: string;
}

export interface Named {
  id: string;
  name: string;
}

/** What a till must know beside its products. */
export interface CatalogueHead {
  store_id: string;
  stores: readonly Named[];
  categories: readonly Named[];
  accounts: readonly PayAccount[];
  /** Whether the branch has guests in the house, whose rooms may be charged. */
  has_rooms?: boolean;
  /** Of a cashier who may not change prices: whether somebody in the branch could approve one by his PIN. */
  approves_prices?: boolean;
  settings: TillSettings;
}

/** One page of `GET api/sale/catalogue`: the whole catalogue page by page, or what changed since a mark. */
export interface CataloguePage extends CatalogueHead {
  /** Handed back as `since`, it answers what changed after this page was made. */
  mark: string;
  /** Handed back as `after`; null on the last page. */
  next: string | null;
  products: readonly (Sellable | Gone)[];
  /** Ids of what sold most often of late, best first; on the first page of a whole catalogue only. */
  best_sellers?: readonly string[];
}
