import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import type { ReportRatio } from '../report-type.ts';
import type { Sums } from './sums-of-report.ts';

/** A percentage is told to a tenth. */
const A_TENTH = ONE_UNIT / 10n;

/** The sums with what they come to for each unit; nothing where there is no unit. */
export function withRatios(sums: Sums, ratios: readonly ReportRatio[]): Sums {
  const worked = ratios.flatMap(({ key, of, per, times }) => {
    const units = sums[per] ?? 0n;
    if (units <= 0n) return [];
    const sum = (sums[of] ?? 0n) * ONE_UNIT;
    const worth =
      times === undefined
        ? divideRounded(sum, units)
        : divideRounded(sum * BigInt(times), units * A_TENTH) * A_TENTH;
    return [[key, worth] as const];
  });
  return { ...sums, ...Object.fromEntries(worked) };
}
