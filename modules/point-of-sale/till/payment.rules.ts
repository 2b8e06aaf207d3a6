import type { Words } from '#core/i18n/language.ts';
import { type Money, money, ZERO_MONEY } from '#core/money.ts';
import type { PaymentMode } from '../sale/payment-modes.ts';
import { toCoin } from '../sale/settle-payments.rules.ts';
import type { Bill } from './bill.rules.ts';
import type { TillSettings } from './catalogue.rules.ts';
import type { OpenCart, Payment } from './open-cart.rules.ts';
import type { PayAccount } from './pay-accounts.answer.ts';
import { quickCash } from './quick-cash.rules.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

/** One button of the payment: a mode into an account. */
export interface PayWay {
  key: string;
  kind: 'cash' | 'mobile' | 'bank' | 'cheque' | 'credit_card' | 'room' | 'credit';
  mode: PaymentMode;
  /** What is owed goes to no account. */
  account_id: string | null;
  account_name: string | null;
  provider: string | null;
}

/** What stands on the payment page. */
export interface Paying {
  ways: readonly PayWay[];
  payments: readonly Payment[];
  /** The one that typing acts on: the last. Null while nothing has been chosen. */
  current: Payment | null;
  /** What is to be paid; where cash pays the rest, that is rounded to the coin. */
  due: Money;
  rounding: Money;
  left: Money;
  change: Money;
  quickCash: readonly Money[];
  /** What is missing before the sale can be completed; null when nothing is. */
  missing: Words | null;
}

type IntoAccount = Exclude<PayWay['kind'], 'room' | 'credit'>;

const OF_TYPE = {
  'cash in hand': ['cash'],
  mobile: ['mobile'],
  bank: ['bank', 'cheque', 'credit_card'],
  clearing: ['cheque', 'credit_card'],
} as const satisfies Record<PayAccount['type'], readonly IntoAccount[]>;

const ORDER: readonly PayWay['kind'][] = [
  'cash',
  'mobile',
  'bank',
  'cheque',
  'credit_card',
  'room',
  'credit',
];

/**
 * How one can pay at this branch: cash first, then to the room where the house has guests, and credit last, only for those who
 * may sell on credit.
 */
export function waysToPay(
  accounts: readonly PayAccount[],
  maySellOnCredit: boolean,
  hasRooms = false,
): PayWay[] {
  const ways = accounts.flatMap((account) => OF_TYPE[account.type].map((kind) => wayInto(account, kind)));
  const firstOf = (way: PayWay) => ORDER.indexOf(way.kind);
  const sorted = ways.toSorted((a, b) => firstOf(a) - firstOf(b));
  return [...sorted, ...(hasRooms ? [TO_ROOM] : []), ...(maySellOnCredit ? [CREDIT] : [])];
}

const OWED = { mode: 'credit', account_id: null, account_name: null, provider: null } as const;
const CREDIT: PayWay = { key: 'credit', kind: 'credit', ...OWED };
/** The guest of a room owes it until he leaves: for the server it is credit, and the room says whose. */
const TO_ROOM: PayWay = { key: 'room', kind: 'room', ...OWED };

/** Whether some of a sale is charged to a room. */
export function chargesRoom({ ways, payments }: Pick<Paying, 'ways' | 'payments'>): boolean {
  return payments.some(({ way }) => ways.find(({ key }) => key === way)?.kind === 'room');
}

function wayInto(account: PayAccount, kind: IntoAccount): PayWay {
  return {
    key: `${kind}:${account.id}`,
    kind,
    mode: kind === 'mobile' || kind === 'bank' ? 'emoney' : kind,
    account_id: account.id,
    account_name: account.name,
    provider: account.provider === 'NONE' ? null : account.provider,
  };
}

/** Works out what is due, left and given back, and what is missing; what goods that come back pay is not due. */
export function payingOf(
  cart: OpenCart,
  bill: Bill,
  ways: readonly PayWay[],
  { covered = money(0n), ...settings }: TillSettings & { covered?: Money },
): Paying {
  const total = bill.total_gross - covered;
  const wayOf = ({ way }: Payment) => ways.find(({ key }) => key === way);
  const isCash = (payment: Payment) => wayOf(payment)?.kind === 'cash';
  const sumOf = (some: readonly Payment[]) => some.reduce((sum, { received }) => sum + (received ?? 0n), 0n);
  const other = sumOf(cart.payments.filter((payment) => !isCash(payment)));
  const cash = sumOf(cart.payments.filter(isCash));
  const current = cart.payments.at(-1) ?? null;
  const cashPaysRest = cart.payments.some(isCash) && total > other && !takesRest(current, isCash);
  const rounding = cashPaysRest ? toCoin(total - other, settings) - (total - other) : 0n;
  const due = total + rounding;
  const given = other + cash;
  const left = due > given ? due - given : 0n;
  const change = given > due ? given - due : 0n;
  return {
    ways,
    payments: cart.payments,
    current,
    due: money(due),
    rounding: money(rounding),
    left: money(left),
    change: money(change),
    quickCash: quickCash(money(toCoin(left, settings)), settings.currency),
    missing: missingOf(),
  };

  function missingOf(): Words | null {
    if (cart.lines.length === 0) return TILL_SENTENCES.cart_is_empty;
    if (bill.refused) return bill.refused;
    if (cart.lines.some(({ mark }) => mark === 'gone')) return TILL_SENTENCES.line_gone;
    if (ways.length === 0 && total > 0n) return TILL_SENTENCES.nowhere_to_pay;
    const used = cart.payments.filter((payment) => payment.received !== null || payment === current);
    const uses = (kind: PayWay['kind']) => used.some((payment) => wayOf(payment)?.kind === kind);
    if (uses('credit') && uses('room')) return TILL_SENTENCES.room_or_credit;
    if (uses('credit') && !cart.customer) return TILL_SENTENCES.customer_for_credit;
    if (uses('room') && cart.exchange) return TILL_SENTENCES.room_takes_no_exchange;
    if (uses('room') && !cart.room) return TILL_SENTENCES.room_to_charge;
    if (used.some((payment) => wayOf(payment)?.kind === 'mobile' && payment.reference.trim() === ''))
      return TILL_SENTENCES.reference_missing;
    if (change > cash) return TILL_SENTENCES.change_from_cash;
    if (left > 0n && current?.received !== null) return TILL_SENTENCES.left_to_pay;
    return null;
  }
}

/** Whether what is left is paid by a payment that is no cash, so that no coin is asked for. */
function takesRest(current: Payment | null, isCash: (payment: Payment) => boolean): boolean {
  return current !== null && current.received === null && !isCash(current);
}

/**
 * The payments as they are sent: those of nothing left out, the rest where an amount was left open. A rest that no coin can
 * pay is sent as a cash payment of nothing, for only that says that it is let off.
 */
export function settledPayments(paying: Paying): (Payment & { received: Money })[] {
  const all = paying.payments.map((payment) => ({
    ...payment,
    received: payment.received ?? (payment === paying.current ? paying.left : ZERO_MONEY),
  }));
  const isCash = ({ way }: Payment) => paying.ways.some(({ key, kind }) => key === way && kind === 'cash');
  const inCash = all.filter(isCash);
  const letOff = paying.rounding < 0n && inCash.every(({ received }) => received === 0n) ? inCash[0] : null;
  return all.filter((payment) => payment.received > 0n || payment === letOff);
}
