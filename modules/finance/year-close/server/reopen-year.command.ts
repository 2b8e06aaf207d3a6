import { f } from '#core/fields.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { OwnersUnlock } from '#modules/branch/public.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { LaterYearClosed, YearIsOpen } from '../../errors.ts';
import { yearClose } from '../year-close.entity.ts';
import { IS_CLOSED } from './year-state.ts';

/**
 * Opens the last closed year again in all branches: each entry is reversed on its own day, and the books are locked as far as
 * they were before (A30). Only an owner does it, and says why.
 */
export const reopenYear = defineCommand({
  name: 'year-close.reopen',
  route: 'PUT api/year-close/reopen',
  permission: 'close_books',
  idempotency: 'required',
  fields: {
    year: f.integer({ required: true, min: 1, max: 2999 }),
    reason: f.text({ required: true, max: 200 }),
  },
  async run(context) {
    const { tx, actor, input } = context;
    const { year, reason } = input;
    if (!OWNERS.includes(actor.account_type)) throw OwnersUnlock();
    const closed = await tx.query<{ id: string; branch_id: string; year: number }>(
      `select id, branch_id, year from ${yearClose.table} where ${IS_CLOSED} and year >= $1 order by year desc`,
      [year],
    );
    const last = closed[0]?.year;
    if (last === undefined) throw YearIsOpen({ year });
    if (last > year) throw LaterYearClosed({ year: last });
    const rows = await lockRowsOfBusiness(
      yearClose,
      closed.map(({ id }) => id),
      context,
    );
    const branches = await tx.lockAll(
      branchEntity,
      closed.map(({ branch_id }) => branch_id),
    );
    for (const row of rows) {
      await makeTransition(yearClose, 'reopen', { row }, { reason }, context);
      const branch = branches.find(({ id }) => id === row.branch_id);
      const lock_date = row.locked_before ? String(row.locked_before) : null;
      if (branch) await tx.save(branchEntity, branch, { lock_date }, reason);
    }
    const own = rows.find(({ branch_id }) => branch_id === context.branch.id);
    return { id: own?.id ?? null, year, status: 'open' };
  },
});

/** Who opens what was locked (`branch.lock-books`). */
const OWNERS = ['owner', 'onepos'];
