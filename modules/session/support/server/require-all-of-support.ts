import { FULL_VISIBILITY } from '#core/visibility.ts';
import { excessOf, heldByActor } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { OnlyOwnersAllow } from '../../errors.ts';
import { SUPPORT_RIGHTS } from '../support.rules.ts';

/** Support sees every branch of the business: whoever lets it in must see as much himself. */
export async function requireAllOfSupport(context: CommandContext): Promise<void> {
  if (!(await holdsAllOfSupport(context))) throw OnlyOwnersAllow();
}

/** Whether the actor sees whatever support may see, in every branch of the business. */
export async function holdsAllOfSupport(context: CommandContext): Promise<boolean> {
  const actor = await heldByActor(context);
  const seen = { rights: new Set(SUPPORT_RIGHTS), visibility: FULL_VISIBILITY, stores: [] };
  const asked = {
    accountType: 'employee',
    branches: new Map(actor.allBranches.map((id) => [id, seen])),
    // It ends by itself within days, and only people allow it.
    until: null,
  };
  return !excessOf(actor, asked);
}
