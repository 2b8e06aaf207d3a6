import { businessDay } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OwnersUnlock } from '../../errors.ts';
import { branch as branchEntity } from '../branch.entity.ts';
import { BRANCH_TEXTS } from '../branch.words.ts';

/**
 * Locks the books of the branch one works in up to and with a day, or opens them with null: nothing posts on or before
 * it, and corrections go to the open time (accounting.md 4.6). Locking more is for whoever keeps the settings; what was
 * locked is opened by an owner, who says why.
 */
export const lockBooks = defineCommand({
  name: 'branch.lock-books',
  route: 'PUT api/branch/lock',
  permission: 'access_branch_settings',
  fields: {
    id: f.id('branch', { required: true }),
    lock_date: f.date({ day: 'any' }),
    reason: f.text({ max: 200 }),
  },
  answers: { entity: branchEntity, form: 'row' },
  async run({ tx, actor, branch, clock, input }) {
    const { id, lock_date, reason } = input;
    if (id !== branch.id) throw NotFound();
    if (lock_date && lock_date >= businessDay(clock.now(), branch))
      throw new InvalidFields({ lock_date: { key: 'day_not_over', words: BRANCH_TEXTS.dayNotOver } });
    const before = await tx.lock(branchEntity, id);
    const opens = before.lock_date !== null && (lock_date === null || lock_date < before.lock_date);
    if (opens && !MAY_OPEN.includes(actor.account_type)) throw OwnersUnlock();
    if (opens && !reason) throw new InvalidFields({ reason: { key: 'required' } });
    return tx.save(branchEntity, before, { lock_date }, reason ?? undefined);
  },
});

/** Who may open what was locked; `onepos` passes everything (specification §6). */
const MAY_OPEN = ['owner', 'onepos'];
