import type { GuestBill } from './booking-questions.answer.ts';
import { soFar } from './so-far.rules.ts';

/** A line of the folio of a stay: what was charged or paid on a day, and what the guest owes after it. */
export interface FolioLine {
  key: string;
  /** None of what is of no day yet: what the deposit will pay. */
  day: string | null;
  kind: 'night' | 'early' | 'charge' | 'payment' | 'deposit' | 'ready' | 'settled';
  /** The room of a night, the number of a sale, the account of a payment. */
  of: string | null;
  /** What was sold. */
  goods?: string | null;
  charge: number;
  payment: number;
  balance: number;
  /** It was taken back: it stays, crossed out, and counts nowhere. */
  isVoid?: true;
}

type Line = Omit<FolioLine, 'balance' | 'key'>;

/** On one day guests drink before they sleep, and pay what they have had. */
const RANK: Readonly<Record<FolioLine['kind'], number>> = {
  ...{ charge: 0, payment: 1, deposit: 1, night: 2, early: 3, settled: 4, ready: 5 },
};

/** The bill of a stay day by day, with what is owed after each line; the last one says what is left to pay. */
export function folioOf(bill: GuestBill): FolioLine[] {
  const { deposit } = soFar(bill);
  const nothing = { charge: 0, payment: 0, of: null };
  const lines: Line[] = [
    ...bill.nights.map(({ night, room, amount }) => ({
      ...{ ...nothing, day: night, kind: 'night' as const, of: room, charge: amount },
    })),
    ...bill.charges.map(({ date, number, goods, amount }) => ({
      ...{ ...nothing, day: date, kind: 'charge' as const, of: number, goods, charge: amount },
    })),
    ...bill.voided.map(({ date, number, goods, amount }) => ({
      ...{ ...nothing, day: date, kind: 'charge' as const, of: number, goods, charge: amount },
      isVoid: true as const,
    })),
    ...bill.payments.map(({ date, account, is_deposit, amount }) => ({
      ...{ ...nothing, day: date, of: account, payment: amount },
      kind: is_deposit ? ('deposit' as const) : ('payment' as const),
    })),
    ...(bill.early > 0
      ? [{ ...nothing, day: bill.check_out, kind: 'early' as const, charge: bill.early }]
      : []),
    ...(bill.settled !== 0
      ? [{ ...nothing, day: null, kind: 'settled' as const, payment: bill.settled }]
      : []),
    ...(deposit > 0 ? [{ ...nothing, day: null, kind: 'ready' as const, payment: deposit }] : []),
  ];
  let owed = 0;
  return lines
    .toSorted(
      (one, other) => (one.day ?? LAST).localeCompare(other.day ?? LAST) || RANK[one.kind] - RANK[other.kind],
    )
    .map((line, place) => {
      // In whole cents: amounts on the wire are decimals.
      if (!line.isVoid) owed = Math.round((owed + line.charge - line.payment) * 100) / 100;
      return { ...line, key: String(place), balance: owed };
    });
}

const LAST = '9999';
