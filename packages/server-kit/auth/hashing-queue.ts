import { refusal } from '#core/errors.ts';

/** More people log in at this moment than passwords can be checked. */
export const TooManyLogins = refusal('too_many_logins', 503, {
  en: 'Too many people are logging in right now. Please try again in a moment.',
  sw: 'Watu wengi wanaingia kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
});

/**
 * Lets only a few pieces of heavy work run at once: a storm of logins must leave processor and memory to the tills.
 * The line is short, because whoever waits long has given up.
 */
export function queueFor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw TooManyLogins();
      await new Promise<void>((called) => line.push(called));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next in line takes over the place, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
