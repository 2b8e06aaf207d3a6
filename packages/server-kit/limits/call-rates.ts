import { TooManyCallsNow } from '../http/errors.ts';

/** What a call costs: a question, a change, or a whole list as a file. */
export type CallKind = 'read' | 'write' | 'export';

interface Rate {
  /** So many at once, after a rest. */
  burst: number;
  /** So many a second from then on. */
  perSecond: number;
}

/**
 * What one session or token may do (ASVS 5.0, 2.4.1): more than anybody does by hand, a cashier with a scanner included, and
 * less than a program needs to fill a shop with records or to carry it away.
 */
export const CALL_RATES: Readonly<Record<CallKind, Rate>> = {
  read: { burst: 600, perSecond: 60 },
  write: { burst: 120, perSecond: 15 },
  export: { burst: 6, perSecond: 0.2 },
};

/** Sessions whose use is remembered; whoever was not seen for so long has rested. */
const MOST_REMEMBERED = 10_000;

export interface CallRates {
  /** Takes one call of a session or token, by the hash of it, or refuses it with the seconds to wait. */
  take(accessHash: string, kind: CallKind, now: Date): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** Counts the calls of each session and token, in this server. */
export function makeCallRates(rates: Readonly<Record<CallKind, Rate>> = CALL_RATES): CallRates {
  const buckets = new Map<string, Bucket>();
  return {
    take(accessHash, kind, now) {
      const { burst, perSecond } = rates[kind];
      const name = `${kind} ${accessHash}`;
      const { left, at } = buckets.get(name) ?? { left: burst, at: now.getTime() };
      const rested = Math.max(0, now.getTime() - at) / 1000;
      const present = Math.min(burst, left + rested * perSecond);
      if (present < 1) throw TooManyCallsNow({ retry_after: Math.ceil((1 - present) / perSecond) });
      buckets.delete(name);
      buckets.set(name, { left: present - 1, at: now.getTime() });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_REMEMBERED && oldest) buckets.delete(oldest);
    },
  };
}
