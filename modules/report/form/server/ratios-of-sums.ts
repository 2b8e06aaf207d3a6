import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import type { ReportRatio } from '../report-type.ts';
import type { Sums } from './sums-of-report.ts';

/** The sums with what they come to for each unit; nothing where there is no unit. */
export function withRatios(sums: Sums, ratios: readonly ReportRatio[]): Sums {
  const worked = ratios.flatMap(({ key, of, per, times = 1 }) => {
    const units = sums[per] ?? 0n;
    const sum = (sums[of] ?? 0n) * ONE_UNIT * BigInt(times);
    return units > 0n ? [[key, divideRounded(sum, units)] as const] : [];
  });
  return { ...sums, ...Object.fromEntries(worked) };
}
