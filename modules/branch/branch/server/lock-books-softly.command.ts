import { businessDay } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch as branchEntity } from '../branch.entity.ts';
import { BRANCH_TEXTS } from '../branch.words.ts';

/**
 * Closes the days up to and with one for most: whoever has the right still writes there and says why, call by call. Closing
 * more is for whoever keeps the settings; opening again needs the right to write there, and a reason.
 */
export const lockBooksSoftly = defineCommand({
  name: 'branch.lock-books-softly',
  route: 'PUT api/branch/soft-lock',
  permission: 'access_branch_settings',
  sometimes: ['post_in_locked_days'],
  fields: {
    id: f.id('branch', { required: true }),
    soft_lock_date: f.date({ day: 'any' }),
    reason: f.text({ max: 200 }),
  },
  answers: { entity: branchEntity, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input } = context;
    const { id, soft_lock_date, reason } = input;
    if (id !== branch.id) throw NotFound();
    if (soft_lock_date && soft_lock_date >= businessDay(clock.now(), branch))
      throw new InvalidFields({ soft_lock_date: { key: 'day_not_over', words: BRANCH_TEXTS.dayNotOver } });
    const before = await tx.lock(branchEntity, id);
    const closed = before.soft_lock_date;
    const opens = closed !== null && (soft_lock_date === null || soft_lock_date < closed);
    if (opens) requireToo(context, 'post_in_locked_days');
    if (opens && !reason) throw new InvalidFields({ reason: { key: 'required' } });
    return tx.save(branchEntity, before, { soft_lock_date }, reason ?? undefined);
  },
});
