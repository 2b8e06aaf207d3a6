import { allowed } from '#core/permissions.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

type Scene = Pick<ActorContext, 'tx' | 'actor' | 'branch'>;

/** Whether somebody may verify what he recorded himself: an owner, or whoever may verify in a shop where one does everything. */
export async function mayVerifyOwn(context: Scene): Promise<boolean> {
  const { actor, branch } = context;
  if (!allowed(actor, 'verify_expense')) return false;
  return branch.settings.verify_own_expenses === true || (await ownsBusiness(context));
}
