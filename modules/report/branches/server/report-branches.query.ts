import { z } from 'zod';
import type { Currency } from '#core/currencies.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { branchesAnswer } from '../branches.answer.ts';

/** The branches whose books the caller may see, with the currency they are kept in. */
export const reportBranches = branchesSeenBy('report.branches', 'branches', 'create_trial_balance');

/** The same of income statement and balance sheet, which are seen by a right of their own. */
export const statementBranches = branchesSeenBy(
  'report.statement-branches',
  'statement-branches',
  'create_income_statement',
);

/** The branches whose money accounts one may look at. */
export const accountBranches = branchesSeenBy(
  'report.account-branches',
  'account-branches',
  'view_account_dashboard',
);

/** The branches in which one may see something: all of the rights are held there. */
export function branchesSeenBy(name: string, path: string, permission: string | readonly string[]) {
  return defineQuery({
    name,
    route: `GET api/report/${path}`,
    permission,
    answers: branchesAnswer,
    input: z.strictObject({}),
    async run(context) {
      const sees = await Promise.all([permission].flat().map((right) => holdsRight(context, right)));
      const branches = await context.tx.query<{ id: string; name: string; currency: Currency }>(
        `select id, name, currency from ${branchEntity.table} where deleted_at is null order by name, id`,
      );
      return branches.filter(({ id }) => sees.every((holds) => holds(id)));
    },
  });
}
