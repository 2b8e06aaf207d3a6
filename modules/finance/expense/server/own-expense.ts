import { ownsBusiness } from '#modules/employee/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

type Scene = Pick<ActorContext, 'tx' | 'actor' | 'asks' | 'branch'>;

/** Whether somebody may verify what he recorded himself: an owner, or whoever may verify in a shop where one does everything. */
export async function mayVerifyOwn(context: Scene): Promise<boolean> {
  const { branch } = context;
  if (!holdsToo(context, 'verify_expense')) return false;
  return branch.settings.verify_own_expenses === true || (await ownsBusiness(context));
}
