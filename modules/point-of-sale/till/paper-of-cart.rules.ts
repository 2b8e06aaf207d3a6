import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { vatRateOf } from '#core/trade/vat.ts';
import type { SaleOnPaper } from '../receipt/sale-on-paper.ts';
import { type Bill, vatOfCart } from './bill.rules.ts';
import type { CatalogueHead } from './catalogue.rules.ts';
import type { OpenCart } from './open-cart.rules.ts';
import { chargesRoom, type Paying, settledPayments } from './payment.rules.ts';

/** What a till knows of a sale beside its cart. */
export interface SoldAtTill {
  bill: Bill;
  paying: Paying;
  head: CatalogueHead;
  /** The cashier, as the receipt names him. */
  served: string;
  at: Date;
}

/** The receipt of a sale that has no number yet, out of what the till knows: the amounts that the customer paid. */
export function paperOfCart(cart: OpenCart, { bill, paying, head, served, at }: SoldAtTill): SaleOnPaper {
  const { settings } = head;
  const { currency } = settings;
  const wire = (amount: bigint) => moneyToWire(amount, currency);
  const vat = vatOfCart(cart, settings, at);
  const payments = settledPayments(paying);
  const room = chargesRoom({ ways: paying.ways, payments }) ? cart.room : null;
  const wayOf = (key: string) => paying.ways.find((way) => way.key === key);
  const owed = payments
    .filter(({ way }) => wayOf(way)?.mode === 'credit')
    .reduce((sum, { received }) => sum + received, 0n);
  return {
    id: cart.id,
    number: '',
    date: cart.date ?? settings.today,
    created_at: at.toISOString(),
    created_by_name: served,
    customer_id: cart.customer?.id ?? null,
    customer_name: room ? null : (cart.customer?.name ?? null),
    ...(room ? { charged_room: room.number } : {}),
    currency,
    price_mode: settings.price_mode,
    lines: cart.lines.map((line, place) => {
      const priced = bill.lines[place] as Bill['lines'][number];
      return {
        product_name: line.name,
        unit: line.unit,
        quantity: quantityToWire(line.quantity),
        unit_price: wire(line.price ?? line.list_price),
        discount: wire(priced.line_discount),
        sale_discount: wire(priced.allocated_sale_discount),
        tax_type: line.tax,
        vat_rate: vatRateOf(line.tax, vat),
        net_amount: wire(priced.net),
        tax: wire(priced.vat),
        total_amount: wire(priced.gross),
      };
    }),
    total_amount: wire(bill.total_gross),
    payments: payments.map(({ way, received, reference }) => ({
      account_name: wayOf(way)?.account_name ?? null,
      mode: wayOf(way)?.mode ?? '',
      amount: wire(received),
      reference: reference.trim() || null,
    })),
    rounding: wire(paying.rounding),
    paid_amount: wire(bill.total_gross - owed),
    remain_amount: wire(owed),
    change: wire(paying.change),
    status: 'completed',
    reference: cart.reference.trim() || null,
    remarks: cart.remarks.trim() || null,
  };
}
