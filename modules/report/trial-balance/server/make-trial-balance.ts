import type { Currency } from '#core/currencies.ts';
import type { Language } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { type AccountSums, accountSums } from '../../server/account-sums.ts';
import type { PeriodInput } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';

export type TrialBalance = Awaited<ReturnType<typeof makeTrialBalance>>;

/**
 * The trial balance of a period: each account of the chart with the accounts under it. Every till and bank account stands
 * on its own side, so that an overdrawn one is not hidden by the others, and the total is the sum of what is shown.
 */
export async function makeTrialBalance(context: QueryContext<PeriodInput>) {
  const scope = await reportScope(context, 'create_trial_balance');
  const sums = (await accountSums(context.tx, scope)).filter(isAnything);
  const groups = Map.groupBy(sums, ({ code, parent_code }) => parent_code ?? code);
  const words = { language: context.language, currency: scope.currency };
  const total = sidesOf(sums);
  return {
    ...scope,
    rows: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, parts]) => ({
        ...onWire(code, parts, words),
        accounts: parts.some(({ parent_code }) => parent_code)
          ? parts.map((part) => onWire(part.code, [part], words))
          : [],
      })),
    total_opening: moneyToWire(total.opening_debit - total.opening_credit, scope.currency),
    total_opening_debit: moneyToWire(total.opening_debit, scope.currency),
    total_opening_credit: moneyToWire(total.opening_credit, scope.currency),
    total_period_debit: moneyToWire(total.period_debit, scope.currency),
    total_period_credit: moneyToWire(total.period_credit, scope.currency),
    total_debit: moneyToWire(total.debit, scope.currency),
    total_credit: moneyToWire(total.credit, scope.currency),
    agrees: total.debit === total.credit,
  };
}

function isAnything({ opening, period_debit, period_credit }: AccountSums): boolean {
  return opening !== 0n || period_debit !== 0n || period_credit !== 0n;
}

function onWire(
  code: string,
  parts: readonly AccountSums[],
  { language, currency }: { language: Language; currency: Currency },
) {
  const [first] = parts;
  const sides = sidesOf(parts);
  return {
    account_code: code,
    account_name: ledgerAccountName(code, first?.name ?? '', language),
    account_type: first?.type ?? '',
    opening: moneyToWire(sides.opening_debit - sides.opening_credit, currency),
    opening_debit: moneyToWire(sides.opening_debit, currency),
    opening_credit: moneyToWire(sides.opening_credit, currency),
    period_debit: moneyToWire(sides.period_debit, currency),
    period_credit: moneyToWire(sides.period_credit, currency),
    debit: moneyToWire(sides.debit, currency),
    credit: moneyToWire(sides.credit, currency),
  };
}

/** What accounts carried, moved and carry, each on the side it stands on. */
function sidesOf(parts: readonly AccountSums[]) {
  const sides = {
    opening_debit: 0n,
    opening_credit: 0n,
    period_debit: 0n,
    period_credit: 0n,
    debit: 0n,
    credit: 0n,
  };
  for (const { opening, period_debit, period_credit } of parts) {
    const closing = opening + period_debit - period_credit;
    sides[opening > 0n ? 'opening_debit' : 'opening_credit'] += magnitude(opening);
    sides.period_debit += period_debit;
    sides.period_credit += period_credit;
    sides[closing > 0n ? 'debit' : 'credit'] += magnitude(closing);
  }
  return sides;
}

function magnitude(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
