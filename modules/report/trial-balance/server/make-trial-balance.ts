import type { Language } from '#core/i18n/language.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { type AccountSums, accountSums } from '../../server/account-sums.ts';
import type { PeriodInput } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';

export type MadeTrialBalance = Awaited<ReturnType<typeof makeTrialBalance>>;

/**
 * The trial balance of a period: each account of the chart with the accounts under it. Every till and bank account stands
 * on its own side, so that an overdrawn one is not hidden by the others, and the total is the sum of what is shown.
 */
export async function makeTrialBalance(context: QueryContext<PeriodInput>) {
  const scope = await reportScope(context, 'create_trial_balance');
  const sums = (await accountSums(context.tx, scope)).filter(isAnything);
  const groups = Map.groupBy(sums, ({ code, parent_code }) => parent_code ?? code);
  const { language } = context;
  const total = sidesOf(sums);
  return {
    ...scope,
    rows: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, parts]) => ({
        ...accountOf(code, parts, language),
        accounts: parts.some(({ parent_code }) => parent_code)
          ? parts.map((part) => accountOf(part.code, [part], language))
          : [],
      })),
    total_opening: total.opening_debit - total.opening_credit,
    total_opening_debit: total.opening_debit,
    total_opening_credit: total.opening_credit,
    total_period_debit: total.period_debit,
    total_period_credit: total.period_credit,
    total_debit: total.debit,
    total_credit: total.credit,
    agrees: total.debit === total.credit,
  };
}

function isAnything({ opening, period_debit, period_credit }: AccountSums): boolean {
  return opening !== 0n || period_debit !== 0n || period_credit !== 0n;
}

/** An account of the chart, or one below it, as the report shows it. */
function accountOf(code: string, parts: readonly AccountSums[], language: Language) {
  const [first] = parts;
  const sides = sidesOf(parts);
  return {
    account_code: code,
    account_name: ledgerAccountName(code, first?.name ?? '', language),
    account_type: first?.type ?? '',
    opening: sides.opening_debit - sides.opening_credit,
    ...sides,
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
