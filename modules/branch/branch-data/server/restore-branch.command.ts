import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { business } from '../../business/business.entity.ts';
import { datedBefore } from '../../business/server/dated-before.ts';
import { BranchNotEmpty } from '../../errors.ts';
import { recordsAnswer } from '../branch-data.answer.ts';
import { RESET } from '../reset.i18n.ts';
import { recordOfBranch } from './record-of-branch.ts';
import { takeTime } from './reset-branch.command.ts';

/** A reset is undone: all that its backup holds comes back, as long as nothing else has been recorded since. */
export const restoreBranch = defineCommand({
  name: 'branch.restore',
  route: 'POST api/branch/restore',
  permission: 'reset_branch_data',
  idempotency: 'required',
  fields: { backup_id: f.id('branch-backup', { required: true }) },
  answers: recordsAnswer,
  async run(context) {
    const { tx, branch, input, language } = context;
    const [backup] = await tx.query<{ made_at: Date }>(
      'select made_at from ctx.branch_backups where id = $1 and branch_id = $2',
      [input.backup_id, branch.id],
    );
    if (!backup) throw NotFound();
    await takeTime(tx);
    const [done] = await tx.query<{ records: string | null }>(
      'select ctx.restore_branch($1)::text as records',
      [input.backup_id],
    );
    if (done?.records == null) throw BranchNotEmpty();
    await beginBooksNoLater(context);
    const records = Number(done.records);
    const at = new Date(backup.made_at).toISOString();
    await recordOfBranch(context, say(RESET.wasRestored, language, { n: records, at }));
    return { records };
  },
});

/** What comes back was in the books once, so they begin no later than it, though they were moved up meanwhile. */
async function beginBooksNoLater(context: CommandContext): Promise<void> {
  const { tx, actor } = context;
  const before = await tx.lock(business, actor.business_id);
  const { first } = await datedBefore(context, before.books_begin);
  if (first !== null) await tx.save(business, before, { books_begin: first });
}
