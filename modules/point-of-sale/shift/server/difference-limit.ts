import { decimalsOf } from '#core/currencies.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';

type Settings = Pick<BranchOfCall, 'settings' | 'currency'>;

/** Up to what a count that differs from the books is over or short, in minor units: the limit of the branch (A32). */
export function differenceLimit({ settings, currency }: Settings): bigint {
  return minorUnits(settings.cash_difference_limit, currency);
}

/** How much is paid out of the drawer in one shift by the right to sell, in minor units. */
export function drawerLimit({ settings, currency }: Settings): bigint {
  return minorUnits(settings.drawer_expense_limit, currency);
}

function minorUnits(units: unknown, currency: Settings['currency']): bigint {
  return BigInt(Number(units ?? 0)) * 10n ** BigInt(decimalsOf(currency));
}
