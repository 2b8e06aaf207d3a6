import { decimalsOf } from '#core/currencies.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';

/** Up to what a count that differs from the books is over or short, in minor units: the limit of the branch (A32). */
export function differenceLimit({ settings, currency }: Pick<BranchOfCall, 'settings' | 'currency'>): bigint {
  return BigInt(Number(settings.cash_difference_limit ?? 0)) * 10n ** BigInt(decimalsOf(currency));
}
