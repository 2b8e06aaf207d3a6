import { f } from '#core/fields.ts';
import { release, takenBy, whatOccupies } from '#modules/branch/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { user } from '../../user/user.entity.ts';
import { LEAVE_KIND, noteLeave } from './enter-leave.command.ts';

/** Somebody works on these days after all. */
export const takeBackLeave = defineCommand({
  name: 'user.take-back-leave',
  route: 'DELETE api/user/leave',
  permission: 'modify_employee',
  fields: { id: f.id('leave', { required: true }) },
  async run(context) {
    const { tx, branch, input } = context;
    const source = { kind: LEAVE_KIND, id: input.id };
    const [first] = await takenBy(tx, source);
    const there = first?.to ? await whatOccupies(tx, 'user', first.from, first.to) : [];
    const taken = there.find((one) => one.source.id === input.id && one.branch_id === branch.id);
    const [person] = taken
      ? await tx.query<{ id: string; name: string }>(`select id, name from ${user.table} where id = $1`, [
          taken.id,
        ])
      : [];
    if (!taken || !person) throw NotFound();
    release(tx, source);
    await noteLeave(context, person, `${taken.source.label}: −`);
    return { id: input.id };
  },
});
