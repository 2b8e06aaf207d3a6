import type { Currency } from '#core/currencies.ts';
import { money, moneyToWire } from '#core/money.ts';
import { quantity, quantityToWire } from '#core/quantity.ts';
import { priceCart } from '#core/trade/price-cart.ts';
import type { Letterhead } from '#modules/branch/branch/branch.entity.ts';
import type { SaleOnPaper } from '../sale-on-paper.ts';

/** What is put into a cart of a test: amounts in minor units, quantities in thousandths. */
export interface CartItem {
  name: string;
  quantity: bigint;
  price: bigint;
  discount?: bigint;
  vat_rate?: number;
}

interface Sold {
  items: readonly CartItem[];
  currency?: Currency;
  price_mode?: 'inclusive' | 'exclusive';
  discount?: bigint;
  vat_registered?: boolean;
  changes?: Partial<SaleOnPaper>;
}

/** The sale of a cart as the wire would give it, priced by the one price function and paid in cash. */
export function sellOnPaper({
  items,
  currency = 'TZS',
  price_mode = 'inclusive',
  discount = 0n,
  vat_registered = true,
  changes,
}: Sold): SaleOnPaper {
  const cart = priceCart({
    lines: items.map((item) => ({
      quantity: quantity(item.quantity),
      unit_price: money(item.price),
      discount: { amount: money(item.discount ?? 0n) },
      vat_rate: item.vat_rate ?? 1800,
    })),
    discount: { amount: money(discount) },
    price_mode,
    vat_registered,
  });
  const wire = (amount: bigint) => moneyToWire(amount, currency);
  return {
    id: '01a1f831-1590-71fe-b101-1ba0872a2e06',
    number: 'KM0418',
    date: '2026-11-28',
    created_at: '2026-11-28T07:42:09.655Z',
    created_by_name: 'Asha Mrema',
    customer_name: null,
    currency,
    price_mode,
    lines: cart.lines.map((line, index) => ({
      product_name: items[index]?.name ?? '',
      unit: 'piece',
      quantity: quantityToWire(items[index]?.quantity ?? 0n),
      unit_price: wire(items[index]?.price ?? 0n),
      discount: wire(line.line_discount),
      sale_discount: wire(line.allocated_sale_discount),
      tax_type: items[index]?.vat_rate === 0 ? 'exempt' : 'standard',
      vat_rate: vat_registered ? (items[index]?.vat_rate ?? 1800) / 100 : 0,
      net_amount: wire(line.net),
      tax: wire(line.vat),
      total_amount: wire(line.gross),
    })),
    total_amount: wire(cart.total_gross),
    payments: [{ account_name: 'Drawer', mode: 'cash', amount: wire(cart.total_gross), reference: null }],
    paid_amount: wire(cart.total_gross),
    remain_amount: 0,
    change: 0,
    status: 'completed',
    reference: null,
    remarks: null,
    ...changes,
  };
}

export const KARIAKOO: Letterhead = {
  business_name: 'Mkunazi Traders',
  name: 'Kariakoo Main',
  phone_number: '255754321098',
  email: null,
  pobox: '4410',
  region: 'Dar es Salaam',
  district: 'Ilala',
  ward: 'Msimbazi Street',
  tin_number: '142889301',
  vrn_number: '40-018922-K',
  logo_id: null,
  signature_id: null,
  time_zone: 'Africa/Dar_es_Salaam',
  pay_to: [],
};

/** Five things of the mock-up, paid with two modes; 500 of change. */
export const MORNING = sellOnPaper({
  items: [
    { name: 'Azam Unga wa Ngano 2kg', quantity: 2000n, price: 420000n },
    { name: 'Mo Xtra 300ml', quantity: 6000n, price: 70000n },
    { name: 'Kyela Rice 1kg', quantity: 5000n, price: 340000n, vat_rate: 0 },
    { name: 'Korie Cooking Oil 3L', quantity: 1000n, price: 1950000n },
    { name: 'Panadol Extra, 10 tablets', quantity: 2000n, price: 150000n },
  ],
  discount: 260000n,
  changes: {
    customer_name: 'Mama Rehema Shop',
    customer_tin_number: '118204667',
    payments: [
      { account_name: 'M-PESA', mode: 'emoney', amount: 20000, reference: 'RK28QX7LM1' },
      { account_name: 'Drawer', mode: 'cash', amount: 30000, reference: null },
    ],
    change: 500,
    reference: 'LPO 77',
    remarks: 'Deliver to the back door.',
  },
});

export const SETTINGS: Readonly<Record<string, unknown>> = {
  show_invoice_footer: true,
  show_payment_methods: true,
  show_reference_on_sale: true,
  show_invoice_note_on_sale: true,
  day_starts_at: '00:00',
  remarks: null,
  remarks_two: null,
};
