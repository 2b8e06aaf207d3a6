import { addDays } from '#core/business-day.ts';

/** What of a night decides whether it stays with a guest who leaves. */
interface NightOfStay {
  night: string;
  posted_on?: unknown;
}

/**
 * The day on which a guest leaves who leaves now. Who leaves in the night of his departure, before the day of the branch begins, has
 * slept that night: `date` is the one on the wall.
 */
export function leavesNow({ check_out }: { check_out: string }, day: string, date: string): string {
  return day < check_out && date >= check_out ? check_out : day;
}

/** The nights of a guest who leaves on a day, when they end, and those that he leaves to others. */
export function nightsUntil<N extends NightOfStay>(
  { check_in, check_out }: { check_in: string; check_out: string },
  all: readonly N[],
  day: string,
): { nights: N[]; left: N[]; check_out: string } {
  const nights = all.filter(({ night, posted_on }) => night < day || posted_on);
  const last = nights.at(-1)?.night;
  const ends = last ? addDays(last, 1) : check_in;
  return {
    ...{ nights, left: all.slice(nights.length) },
    check_out: nights.length === all.length ? check_out : ends,
  };
}

/** What is open of a stay as its guest leaves, by who owes it: the stay by its payer, what was charged to the room by the guest. */
export interface OpenAtLeaving {
  stay: bigint;
  charges: bigint;
  /** What lies ready of what the payer has paid ahead. */
  deposit: bigint;
  /** Whether guest and payer are one: only then does the deposit pay what was charged to the room. */
  isOwn: boolean;
}

/** What of the deposit a stay takes as its guest leaves, and what is left to pay then. */
export function restAtLeaving({ stay, charges, deposit, isOwn }: OpenAtLeaving) {
  const covered = isOwn ? stay + charges : stay;
  const used = deposit < covered ? deposit : covered;
  return { used, to_pay: stay + charges - used, over: deposit - used };
}
