import { divideRounded } from '#core/decimal.ts';
import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';

/** SMS that were paid ahead and not used yet (messages.md B2). */
export interface SmsPool {
  parts: number;
  /** What they are worth in the books, in minor units. */
  value: bigint;
  /** Parts that were used before they were paid for; the next payment pays for them first. */
  owed: number;
}

/** What a pool holds after something happened to it, and what became cost by that; below nought it is cost no more. */
export interface PoolChange {
  pool: SmsPool;
  cost: bigint;
}

/** Parts are paid for. Those that were used before become cost at once, at the price of this payment. */
export function paidInto(pool: SmsPool, { parts, amount }: { parts: number; amount: bigint }): PoolChange {
  const late = Math.min(pool.owed, parts);
  const cost = shareOf(amount, late, parts);
  return {
    pool: { parts: pool.parts + parts - late, value: pool.value + amount - cost, owed: pool.owed - late },
    cost,
  };
}

/** Parts have left: at the average of all that were paid for, the last ones take the rest. Of what nobody paid for only credit remembers. */
export function usedFrom(pool: SmsPool, parts: number, onCredit: boolean): PoolChange {
  const covered = Math.min(pool.parts, parts);
  const cost = shareOf(pool.value, covered, pool.parts);
  return {
    pool: {
      parts: pool.parts - covered,
      value: pool.value - cost,
      owed: pool.owed + (onCredit ? parts - covered : 0),
    },
    cost,
  };
}

/** A payment is taken back. What of its parts was used is cost no more, and waits for the payment that is entered in its place. */
export function takenOutOf(pool: SmsPool, { parts, amount }: { parts: number; amount: bigint }): PoolChange {
  const left = pool.parts - parts;
  const value = pool.value - amount;
  const cost = left <= 0 || value < 0n ? value : 0n;
  return {
    pool: { parts: Math.max(left, 0), value: value - cost, owed: pool.owed + Math.max(-left, 0) },
    cost,
  };
}

function shareOf(value: bigint, parts: number, of: number): bigint {
  if (parts === 0) return 0n;
  return parts === of ? value : divideRounded(value * BigInt(parts), BigInt(of));
}

/** What the use of SMS posts: cost against what was paid ahead. */
export function postingOfUse(use: { branch_id: string; date: string; amount: bigint }): Posting {
  const { branch_id, date, amount } = use;
  const [cost, ahead] = [{ account: CHART.communication }, { account: CHART.prepayments }];
  return {
    branch_id,
    date,
    lines:
      amount < 0n
        ? [
            { ...ahead, debit: -amount },
            { ...cost, credit: -amount },
          ]
        : [
            { ...cost, debit: amount },
            { ...ahead, credit: amount },
          ],
  };
}

/** An SMS that left, whose use is not in the books yet. */
export interface SmsThatLeft {
  id: string;
  message_id: string | null;
  parts: number;
  /** The business day on which it left. */
  date: string;
  on_credit: boolean;
  /** Whether nothing more of its message can leave. */
  is_done: boolean;
}

export interface UseToBook {
  message_id: string | null;
  date: string;
  parts: number;
  on_credit: boolean;
  ids: string[];
}

/**
 * One use of each message and day, the earliest first: once all of the message has left, or its day is over. SMS that are of no
 * message to many wait for the end of their day.
 */
export function usesToBook(left: readonly SmsThatLeft[], today: string): UseToBook[] {
  const groups = Map.groupBy(left, ({ message_id, date, on_credit }) =>
    JSON.stringify([date, message_id, on_credit]),
  );
  return [...groups.values()]
    .flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { message_id, date, on_credit } = first;
      const isDue = date < today || (message_id !== null && of.every(({ is_done }) => is_done));
      const parts = of.reduce((sum, one) => sum + one.parts, 0);
      return isDue ? [{ message_id, date, on_credit, parts, ids: of.map(({ id }) => id) }] : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
