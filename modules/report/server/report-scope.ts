import type { Currency } from '#core/currencies.ts';
import { yearOf } from '#core/months.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { MixedCurrencies } from '../errors.ts';
import type { PeriodInput } from './period.ts';

/** What a report is about, once it is known that the caller may see it. */
export interface ReportScope {
  date: string;
  date_to: string;
  branch_ids: string[];
  currency: Currency;
}

/**
 * The period and branches of a report. A right counts per branch: whoever may see the books of one branch sees those of
 * another only with the same right there. Left out, the period is the financial year so far.
 */
export async function reportScope(
  context: QueryContext<PeriodInput>,
  permission: string,
): Promise<ReportScope> {
  const { tx, branch, clock, input } = context;
  const date_to = input.date_to ?? today(clock, branch);
  const date = input.date ?? yearOf(date_to);
  if (date > date_to) throw InvalidParameter({ name: 'date' });
  const branch_ids = input.branch_ids?.length ? input.branch_ids : [branch.id];
  if (branch_ids.some((id) => id !== branch.id)) {
    const sees = await holdsRight(context, permission);
    if (!branch_ids.every(sees)) throw InvalidParameter({ name: 'branch_ids' });
  }
  const found = await tx.query<{ id: string; currency: Currency }>(
    `select id, currency from ${branchEntity.table} where id = any($1) and deleted_at is null`,
    [branch_ids],
  );
  if (found.length < branch_ids.length) throw InvalidParameter({ name: 'branch_ids' });
  if (new Set(found.map(({ currency }) => currency)).size > 1) throw MixedCurrencies();
  return { date, date_to, branch_ids, currency: found[0]?.currency ?? branch.currency };
}
