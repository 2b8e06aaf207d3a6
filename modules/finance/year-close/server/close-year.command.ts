import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import { yearClose } from '../year-close.entity.ts';
import { closingOf, lastDayOf } from '../year-close.rules.ts';
import { requireClosable } from './year-state.ts';
import { branchesOfYear, unclosedUntil } from './year-sums.ts';

/**
 * Closes a year of the business: in each branch one entry on its last day takes income and cost to retained earnings, and the
 * books are locked at least up to it (A30). Branches are held first, so that nothing is posted between the sums and the lock.
 */
export const closeYear = defineCommand({
  name: 'year-close.close',
  route: 'POST api/year-close/close',
  permission: 'close_books',
  idempotency: 'required',
  fields: { year: f.integer({ required: true, min: 1, max: 2999 }) },
  async run(context) {
    const { tx } = context;
    const { year } = context.input;
    const there = await branchesOfYear(tx);
    const ids = there.map(({ id }) => id);
    const held = await tx.lockAll(branchEntity, ids);
    await requireClosable(context, year);
    const unclosed = await unclosedUntil(tx, year);
    // Whoever closes the books of several branches may do so in each of which there is anything to post.
    if (ids.some((id) => unclosed.has(id) && !workplaces(context).includes(id))) throw PermissionDenied();
    const date = lastDayOf(year);
    let own = '';
    const branches: { branch_id: string; name: string; profit: number; lock_date: string }[] = [];
    for (const branch of held) {
      const { profit, lines } = closingOf(unclosed.get(branch.id) ?? []);
      const row = {
        ...{ id: newId(), branch_id: branch.id, year, date, profit, lines },
        locked_before: branch.lock_date,
        status: 'closed' as const,
        number: '',
      };
      await postDocuments(yearClose, [row], context);
      await tx.insert(yearClose, { ...row, number: await takeNumber(tx, branch.id, 'year-close', date) });
      const lock_date = branch.lock_date && branch.lock_date > date ? branch.lock_date : date;
      await tx.save(branchEntity, branch, { lock_date });
      if (branch.id === context.branch.id) own = row.id;
      branches.push({
        branch_id: branch.id,
        name: branch.name,
        profit: moneyToWire(profit, branch.currency),
        lock_date,
      });
    }
    return { id: own, year, branches };
  },
});
