import type { ActorContext } from '#server-kit/operation/context.ts';
import { type PersonOfBranch, peopleOfBranch } from '../../user/server/people-of-branch.ts';
import { type AskedApproval, mayApprove } from '../approval-acts.rules.ts';

/** Who of the branch may approve something: by his PIN, on the till of another. Nobody approves what he asks himself. */
export async function approversOf(
  { tx, actor, branch }: Pick<ActorContext, 'tx' | 'actor' | 'branch'>,
  asked: Pick<AskedApproval, 'act' | 'percent' | 'amount'>,
): Promise<PersonOfBranch[]> {
  const rows = await tx.query<{ id: string }>('select ctx.who_has_pin() as id');
  const withPin = new Set(rows.map(({ id }) => id));
  const people = await peopleOfBranch(tx, branch.id);
  return people.filter(
    (person) => person.id !== actor.user_id && withPin.has(person.id) && mayApprove(person, asked),
  );
}
