import { type Money, money, moneyToWire, sum } from '#core/money.ts';
import { type Quantity, quantity, quantityToWire } from '#core/quantity.ts';
import { dueByTerms, leftOf, partBack, type WireLineBefore } from '../sale-return/part-back.rules.ts';
import type { MoneyTerms } from '../sale-return/return-terms.answer.ts';
import type { Bill } from './bill.rules.ts';
import type { CatalogueHead, TillSettings } from './catalogue.rules.ts';
import { cartBody, paymentsOnWire } from './checkout-body.rules.ts';
import type { CartRefusal, OpenCart } from './open-cart.rules.ts';
import type { Paying, PayWay } from './payment.rules.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

/** A line of the sale that goods come back of. */
export interface LineBefore extends WireLineBefore {
  line_no: number;
  product_name: string;
  unit: string;
  /** The unit that its stock is kept in, where that is known. */
  base?: string | undefined;
}

/** What comes back of a line: in the unit of the stock. */
export interface ComesBack {
  line_no: number;
  base: Quantity;
  goods: 'restock' | 'scrap';
}

/** An exchange as it stands in a cart: what comes back, of which sale, as the server knew it. */
export interface CartExchange {
  /** Of the return, made once: however often it is pressed, it takes back once. */
  return_id: string;
  sale: {
    id: string;
    number: string;
    date: string;
    customer_id: string | null;
    lines: readonly LineBefore[];
    /** The accounts that it was paid into. */
    paid_into: readonly string[];
  };
  terms: MoneyTerms;
  back: readonly ComesBack[];
  /** By which way the rest goes back; the one it was paid by where nobody chose. */
  way: string | null;
  /** What was sent first, where no answer came: it may have been done. */
  sent?: string;
}

/** What an exchange comes to. */
export interface ExchangeSums {
  /** What comes back is worth, and its VAT. */
  comes: Money;
  vat: Money;
  /** What of that takes off what is owed of the sale: no money, and it pays for nothing. */
  lessDebt: Money;
  /** What pays for the goods that go out. */
  covers: Money;
  /** What is left goes back, by this way; none where nothing is left. */
  over: Money;
  way: PayWay | null;
}

/** Works out what comes back and what of it pays for the cart. */
export function exchangeSums(
  { exchange }: Pick<OpenCart, 'exchange'>,
  total: Money,
  ways: readonly PayWay[],
  settings: TillSettings,
): ExchangeSums | null {
  if (!exchange) return null;
  const parts = exchange.back.map(({ line_no, base }) => {
    const line = exchange.sale.lines.find((one) => one.line_no === line_no);
    return line ? partBack(line, base, settings.currency) : { gross: money(0n), vat: money(0n) };
  });
  const comes = sum(parts.map(({ gross }) => gross));
  const { lessDebt, ...due } = dueByTerms(exchange.terms, comes, settings);
  const covers = money(due.exact < total ? due.exact : total);
  const way = refundWay(exchange, ways);
  const over = money(way?.kind === 'cash' ? due.cash(covers) : due.exact - covers);
  return {
    comes,
    vat: sum(parts.map(({ vat }) => vat)),
    lessDebt,
    covers,
    over,
    way: over > 0n ? way : null,
  };
}

/** The ways by which money goes back: into an account. */
export function waysBack(ways: readonly PayWay[]): PayWay[] {
  return ways.filter(({ account_id }) => account_id !== null);
}

function refundWay({ way, sale }: CartExchange, ways: readonly PayWay[]): PayWay | null {
  const possible = waysBack(ways);
  const asPaid = possible.find(({ account_id }) => sale.paid_into.includes(account_id ?? ''));
  return possible.find(({ key }) => key === way) ?? asPaid ?? possible[0] ?? null;
}

/** So much of a line comes back, never more than the customer has of it; nothing takes it out again. */
export function takeBackOf(cart: OpenCart, change: ComesBack): OpenCart {
  const { exchange } = cart;
  const line = exchange?.sale.lines.find(({ line_no }) => line_no === change.line_no);
  if (!exchange || !line) return cart;
  const left = leftOf(line);
  const base = change.base < left ? change.base : left;
  const isOther = ({ line_no }: ComesBack) => line_no !== change.line_no;
  const back =
    base <= 0n
      ? exchange.back.filter(isOther)
      : exchange.back.some((one) => !isOther(one))
        ? exchange.back.map((one) => (isOther(one) ? one : { ...change, base }))
        : [...exchange.back, { ...change, base }];
  return { ...cart, exchange: { ...exchange, back } };
}

/** One press on a line: one more of its unit, and after the last none again. */
export function pickBack(cart: OpenCart, lineNo: number): OpenCart {
  const line = cart.exchange?.sale.lines.find(({ line_no }) => line_no === lineNo);
  const now = cart.exchange?.back.find(({ line_no }) => line_no === lineNo);
  if (!line) return cart;
  const left = leftOf(line);
  const more = (now?.base ?? 0n) + 1000n * BigInt(line.factor);
  const base = now && now.base >= left ? 0n : more;
  return takeBackOf(cart, { line_no: lineNo, base: quantity(base), goods: now?.goods ?? 'restock' });
}

/** All that is left of the sale comes back. */
export function allBack(cart: OpenCart): OpenCart {
  const { exchange } = cart;
  if (!exchange) return cart;
  const back = exchange.sale.lines.flatMap((line): ComesBack[] => {
    const now = exchange.back.find(({ line_no }) => line_no === line.line_no);
    const left = leftOf(line);
    return left > 0n ? [{ line_no: line.line_no, base: left, goods: now?.goods ?? 'restock' }] : [];
  });
  return { ...cart, exchange: { ...exchange, back } };
}

/** Why a cart with goods that come back is not exchanged as it stands. */
export function exchangeProblem({ exchange, lines }: OpenCart): CartRefusal | null {
  if (!exchange) return null;
  if (exchange.back.length === 0) return { words: TILL_SENTENCES.nothing_comes_back };
  return lines.length === 0 ? { words: TILL_SENTENCES.nothing_goes_out } : null;
}

/** The body of `POST api/sale/exchange`. */
export function exchangeBody(
  cart: OpenCart,
  exchange: CartExchange,
  { sums, paying, head, total }: { sums: ExchangeSums; paying: Paying; head: CatalogueHead; total: Money },
) {
  const { currency } = head.settings;
  return {
    id: cart.id,
    ...cartBody(cart, head),
    total_amount: moneyToWire(total, currency),
    return_id: exchange.return_id,
    of_sale_id: exchange.sale.id,
    back: exchange.back.flatMap(({ line_no, base, goods }) => {
      const line = exchange.sale.lines.find((one) => one.line_no === line_no);
      return line ? [{ line_no, goods, ...onWire(base, line) }] : [];
    }),
    exchanged_amount: moneyToWire(sums.covers, currency),
    payments: paymentsOnWire(paying, currency),
    refunds: sums.way
      ? [{ account_id: sums.way.account_id, mode: sums.way.mode, amount: moneyToWire(sums.over, currency) }]
      : [],
  };
}

/** In the unit of the line where it fills it. */
function onWire(base: Quantity, { unit, factor }: LineBefore) {
  const by = BigInt(factor);
  return base % (by * 1000n) === 0n || factor === 1
    ? { unit, quantity: quantityToWire(quantity(base / by)) }
    : { pieces: quantityToWire(base) };
}

/** What is to be paid of a bill once what comes back has paid its part. */
export function toPayOf({ total_gross }: Pick<Bill, 'total_gross'>, sums: ExchangeSums | null): Money {
  return money(total_gross - (sums?.covers ?? 0n));
}
