import { notify } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { shift } from '../shift.entity.ts';
import { CASH_QUESTION } from '../shift.words.ts';

/** The rights without which nobody says where counted cash is: he sees balances and moves money. */
export const EXPLAINS = ['view_account_balance', 'create_transaction'] as const;

/** Tells those who may answer that cash of a till is to be explained; whoever counted it is asked on the spot. */
export async function askWhereCashIs(
  { tx, actor, branch }: CommandContext,
  { id, number }: { id: string; number: string },
  till: string,
): Promise<void> {
  const people = (await peopleOfBranch(tx, branch.id)).filter(
    (person) => person.id !== actor.user_id && EXPLAINS.every((right) => person.rights.has(right)),
  );
  const said = (text: string) =>
    text.replace('{number}', number).replace('{till}', till).replace('{who}', actor.name);
  notify(
    tx,
    people.map((person) => ({
      ...{
        business_id: actor.business_id,
        user_id: person.id,
        branch_id: branch.id,
        kind: 'cash_to_explain',
      },
      title: { en: said(CASH_QUESTION.title.en), sw: said(CASH_QUESTION.title.sw) },
      text: { en: said(CASH_QUESTION.text.en), sw: said(CASH_QUESTION.text.sw) },
      link: `${shift.screens.view}?id=${id}`,
    })),
  );
}
