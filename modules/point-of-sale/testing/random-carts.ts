import { money, moneyToWire } from '#core/money.ts';
import { quantity, quantityToWire } from '#core/quantity.ts';
import { type Cart, type Discount, type PricedCart, priceCart } from '#core/trade/price-cart.ts';
import { saleEarnings } from '../sale/sale-posting.rules.ts';
import { billOf } from '../till/bill.rules.ts';
import type { SellingShop } from './selling-shop.ts';

const TAXES = ['standard', 'zero', 'exempt', 'standard'] as const;
const VAT = 1800;

/** A cart of up to twelve lines with prices in cents, broken quantities and discounts of both kinds. */
export function randomCart(chance: () => number): Cart {
  const upTo = (most: number) => Math.floor(chance() * most);
  const percent = (): Discount | undefined => (chance() < 0.3 ? { percent: upTo(10_001) } : undefined);
  const lines = Array.from({ length: 1 + upTo(12) }, (_, n) => ({
    quantity: quantity(BigInt(1 + upTo(20_000))),
    unit_price: money(BigInt(upTo(5_000_000))),
    discount: percent(),
    vat_rate: TAXES[n % TAXES.length] === 'standard' ? VAT : 0,
  }));
  return {
    lines,
    discount: percent(),
    price_mode: chance() < 0.5 ? 'inclusive' : 'exclusive',
    vat_registered: chance() < 0.8,
  };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);

/** What is wrong with the price of a cart; nothing, for any cart there is (complaint C5: a sale that misses a cent). */
export function faultOf(cart: Cart): string | null {
  const priced = priceCart(cart);
  const { lines } = priced;
  const laws: Record<string, boolean> = {
    'a line is its discounts and what is left': lines.every(
      (line) => line.line_amount === line.line_discount + line.allocated_sale_discount + line.base,
    ),
    'a line is net and VAT': lines.every((line) => line.gross === line.net + line.vat),
    'nothing is below zero': lines.every((line) => Object.values(line).every((amount) => amount >= 0n)),
    'shares are the sale discount':
      sum(lines.map((line) => line.allocated_sale_discount)) === priced.sale_discount,
    'lines are the total': sum(lines.map((line) => line.gross)) === priced.total_gross,
    'net and VAT are the total': priced.total_net + priced.total_vat === priced.total_gross,
    'who is not registered has no VAT': cart.vat_registered || priced.total_vat === 0n,
    'earnings are what is paid':
      sum(saleEarnings(lines).map(({ debit, credit }) => credit - debit)) === priced.total_gross,
    'the till says the same': tillSays(cart) === priced.total_gross,
  };
  return Object.entries(laws).find(([, holds]) => !holds)?.[0] ?? null;
}

/** What the same cart comes to on the screen of the till. */
function tillSays(cart: Cart): bigint {
  const lines = cart.lines.map(({ unit_price, vat_rate, ...line }) => ({
    ...line,
    list_price: unit_price,
    price: null,
    tax: vat_rate ? 'standard' : 'zero',
  }));
  const vat = { since: null, registered: cart.vat_registered, standard_rate: VAT / 100, special_rate: 0 };
  const day = { today: '2026-11-20', time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
  const settings = { price_mode: cart.price_mode, vat_rates: [vat], ...day };
  return billOf({ lines, discount: cart.discount ?? null, date: null } as never, settings as never)
    .total_gross;
}

/** Sells carts by calls and compares row, lines and entry with the price function; answers the first difference. */
export async function sellAndCompare(shop: SellingShop, carts: readonly Cart[]): Promise<string | null> {
  const products = await Promise.all(
    TAXES.map((tax) => shop.stocked(10_000_000_000n, 7_777_777_777n, { tax, selling_price: 1 })),
  );
  for (const [n, cart] of carts.entries()) {
    const priced = priceCart({ ...cart, vat_registered: true });
    const { status, body } = await shop.sell(bodyOf(shop, cart, priced, products));
    if (status !== 200) return `cart ${n}: ${body.message}`;
    const fault = await difference(shop, body.message, priced);
    if (fault) return `cart ${n}: ${fault}`;
  }
  return null;
}

function bodyOf(shop: SellingShop, cart: Cart, priced: PricedCart, products: readonly string[]): object {
  const total = priced.total_gross;
  const given = (discount: Discount | undefined) =>
    discount && 'percent' in discount ? { discount_percent: discount.percent / 100 } : {};
  const paid = { account_id: shop.bank, mode: 'emoney', amount: moneyToWire(total, 'TZS') };
  return {
    lines: cart.lines.map((line, i) => ({
      product_id: products[i % products.length],
      quantity: quantityToWire(line.quantity),
      unit_price: moneyToWire(line.unit_price, 'TZS'),
      ...given(line.discount),
    })),
    ...given(cart.discount),
    tax_mode: cart.price_mode,
    payments: total > 0n ? [paid] : [],
  };
}

/** A line of a sale as the wire has it, as far as it is compared. */
interface WireLine {
  discount: number;
  sale_discount: number;
  net_amount: number;
  tax: number;
  total_amount: number;
  cost: number;
}

async function difference(
  shop: SellingShop,
  sale: { id: string; total_amount: number; lines: readonly WireLine[] },
  priced: PricedCart,
): Promise<string | null> {
  const wire = (amount: bigint) => moneyToWire(amount, 'TZS');
  if (sale.total_amount !== wire(priced.total_gross)) return 'another total in the row';
  const wrong = priced.lines.findIndex((line, i) => {
    const shown = sale.lines[i];
    const worked = [line.line_discount, line.allocated_sale_discount, line.net, line.vat, line.gross].map(
      wire,
    );
    const told = [shown?.discount, shown?.sale_discount, shown?.net_amount, shown?.tax, shown?.total_amount];
    return worked.some((amount, place) => amount !== told[place]);
  });
  if (wrong >= 0) return `another amount in line ${wrong + 1}`;
  const entry = await shop.entryOf(sale.id);
  for (const { account, debit, credit } of saleEarnings(priced.lines))
    if ((entry[account] ?? 0n) !== debit - credit) return `another amount on ${account}`;
  const paid = entry['1020'] ?? 0n;
  return paid === priced.total_gross ? null : 'another amount on the money account';
}
