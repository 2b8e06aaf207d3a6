import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch } from '../../branch/branch.entity.ts';
import { BranchEntangled, NotTheBranch } from '../../errors.ts';
import { resetAnswer } from '../branch-data.answer.ts';
import { RESET } from '../reset.i18n.ts';
import { recordOfBranch } from './record-of-branch.ts';

/** The branch begins anew: documents, stock and money are gone and kept in a backup, all it is set up with stays. */
export const resetBranch = defineCommand({
  name: 'branch.reset',
  route: 'POST api/branch/reset',
  permission: 'reset_branch_data',
  idempotency: 'required',
  fields: { name: f.text({ required: true, max: 80 }) },
  answers: resetAnswer,
  async run(context) {
    const { tx, actor, input, language } = context;
    const { id, name } = await tx.lock(branch, context.branch.id);
    if (input.name !== name) throw NotTheBranch();
    await takeTime(tx);
    const backupId = newId();
    const [done] = await tx
      .query<{ records: string }>('select ctx.reset_branch($1, $2, $3)::text as records', [
        id,
        backupId,
        actor.user_id,
      ])
      .catch((error: unknown) => {
        throw isEntangled(error) ? BranchEntangled({ count: Number(error.detail) }) : error;
      });
    const records = Number(done?.records ?? 0);
    await recordOfBranch(context, say(RESET.wasReset, language, { n: records }));
    return { backup_id: backupId, records };
  },
});

/** A branch of years is not emptied in the time that a sale may take. */
export async function takeTime(tx: Tx): Promise<void> {
  tx.allowTime(300_000);
  await tx.query("select set_config('lock_timeout', '10s', true)");
}

/** The function says in the detail how much of the branch others hold. */
function isEntangled(error: unknown): error is Error & { detail: unknown } {
  return error instanceof Error && 'code' in error && error.code === '23503' && 'detail' in error;
}
