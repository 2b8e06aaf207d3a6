import { quantity } from '#core/quantity.ts';
import type { AtTill } from '../cart-lines.rules.ts';
import type { CatalogueHead, CataloguePage, Sellable, TillSettings } from '../catalogue.rules.ts';
import type { TillRights } from '../open-cart.rules.ts';

/** A shop of a few goods, as tests of the till have it. */
export const SOAP: Sellable = {
  id: '01a00000-0000-7000-8000-0000000000aa',
  name: 'Sabuni ya unga',
  code: 'SB-1',
  barcodes: ['6001087340014'],
  unit: 'piece',
  selling_price: 4500,
  tax: 'standard',
  whole_units: true,
  stock: 20,
};

export const SODA: Sellable = {
  id: '01a00000-0000-7000-8000-0000000000bb',
  name: 'Soda',
  unit: 'bottle',
  units: [
    { unit: 'carton', factor: 24, selling_price: 16_000, barcode: '6001087340021' },
    { unit: 'dozen', factor: 12 },
  ],
  selling_price: 700,
  tax: 'exempt',
  whole_units: true,
  stock: 100,
};

export const RICE: Sellable = {
  id: '01a00000-0000-7000-8000-0000000000cc',
  name: 'Mchele',
  unit: 'kilogram',
  selling_price: 3200.5,
  tax: 'standard',
};

export const GONE: Sellable = {
  id: '01a00000-0000-7000-8000-0000000000dd',
  name: 'Honey',
  unit: 'bottle',
  selling_price: 9000,
  tax: 'standard',
  out_of_stock: true,
};

export const GOODS = [SOAP, SODA, RICE, GONE];

export const SETTINGS: TillSettings = {
  currency: 'TZS',
  price_mode: 'inclusive',
  vat_rates: [{ since: null, registered: true, standard_rate: 18, special_rate: 0 }],
  cash_rounding: 50,
  currency_format: '0,0',
  allow_negative_stock: false,
  today: '2026-11-20',
  time_zone: 'Africa/Dar_es_Salaam',
  day_starts_at: '00:00',
};

export const HEAD: CatalogueHead = {
  store_id: '01a00000-0000-7000-8000-000000000001',
  stores: [{ id: '01a00000-0000-7000-8000-000000000001', name: 'Shop' }],
  categories: [],
  accounts: [
    { id: 'cash-1', name: 'Cash', type: 'cash in hand', provider: 'NONE', is_default: true },
    { id: 'wallet-1', name: 'M-PESA', type: 'mobile', provider: 'M-PESA', is_default: false },
    { id: 'crdb-1', name: 'CRDB', type: 'bank', provider: 'CRDB', is_default: false },
  ],
  settings: SETTINGS,
};

export const MAY_ALL: TillRights = {
  remove: true,
  price: true,
  discount: true,
  credit: true,
  backDate: true,
  takeBack: true,
};
export const MAY_SELL: TillRights = {
  remove: false,
  price: false,
  discount: false,
  credit: false,
  backDate: false,
  takeBack: false,
};

export function atTill(change: Partial<AtTill> = {}, goods: readonly Sellable[] = GOODS): AtTill {
  return {
    product: (id) => goods.find((one) => one.id === id),
    settings: SETTINGS,
    rights: MAY_ALL,
    ...change,
  };
}

export function pageOf(
  products: CataloguePage['products'],
  more: Partial<CataloguePage> = {},
): CataloguePage {
  return { ...HEAD, mark: new Date().toISOString(), next: null, products, best_sellers: [], ...more };
}

/** So many of it, in thousandths. */
export const times = (n: number) => quantity(BigInt(Math.round(n * 1000)));
