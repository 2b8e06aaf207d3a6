import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { instantOf } from '#core/local-time.ts';
import { occupy } from '#modules/branch/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { LeaveMeetsWork } from '../../errors.ts';
import { peopleOfBranch } from '../../user/server/people-of-branch.ts';
import { user } from '../../user/user.entity.ts';
import { leaveBody } from '../leave.body.ts';
import { LEAVE } from '../leave.words.ts';

/** What a leave is called in the table of who has what when. */
export const LEAVE_KIND = 'leave';

const MOST_DAYS = 366;

/** Somebody does not work on these days: he is asked for no work and sent on no trip then, and what he has already is in the way (services.md 6, transport.md 6). */
export const enterLeave = defineCommand({
  name: 'user.enter-leave',
  route: 'POST api/user/leave',
  permission: 'modify_employee',
  idempotency: 'required',
  fields: leaveBody.fields,
  async run(context) {
    const { tx, branch, input } = context;
    const { user_id, since, reason } = input;
    const until = input.until ?? since;
    if (until < since) throw new InvalidFields({ until: { key: 'ends_before', words: LEAVE.endsBefore } });
    if (until > addDays(since, MOST_DAYS))
      throw new InvalidFields({ until: { key: 'too_long', words: LEAVE.tooLong } });
    const name = await nameOf(context, user_id);
    const source = { kind: LEAVE_KIND, id: newId(), label: reason };
    const at = (day: string) => instantOf(day, '00:00', branch.time_zone);
    const taking = { kind: 'user' as const, id: user_id, from: at(since), to: at(addDays(until, 1)) };
    await occupy(tx, { source, branch_id: branch.id }, [taking], ([first]) =>
      LeaveMeetsWork({ who: name, order: first.source.label }),
    );
    await noteLeave(context, { id: user_id, name }, `${reason}: ${since} – ${until}`);
    return { id: source.id };
  },
});

/** Who works in this branch. */
async function nameOf({ tx, branch }: CommandContext, id: string): Promise<string> {
  const people = await peopleOfBranch(tx, branch.id);
  const [person] = people.some((one) => one.id === id)
    ? await tx.query<{ name: string }>(`select name from ${user.table} where id = $1`, [id])
    : [];
  if (!person) throw new InvalidFields({ user_id: { key: 'not_found' } });
  return person.name;
}

/** It stands in the activities of whoever is away. */
export async function noteLeave(
  context: CommandContext,
  { id, name }: { id: string; name: string },
  reason: string,
): Promise<void> {
  const act = { entity: user.name, record_id: id, record_name: name, type: 'modification' as const };
  await context.services.activities.write(context, [{ ...act, changes: [], reason }]);
}
