import { allowed } from '#core/permissions.ts';
import type { Actor } from '../operation/caller.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Permission } from '../operation/operation.ts';

/** Branches in which somebody holds what is asked: all of the rights, or any of `choices`, by which one only chooses. */
export function workplacesOf(actor: Actor, permission: Permission, choices?: readonly string[]): string[] {
  return actor.branch_ids.filter((id) => {
    const there = { ...actor, permissions: actor.rights_by_branch?.get(id) ?? actor.permissions };
    return choices ? choices.some((right) => allowed(there, right)) : allowed(there, permission);
  });
}

/** Branches of which a call may touch what belongs to the whole business. */
export function workplaces({ actor, workplaces: held }: Pick<ActorContext, 'actor' | 'workplaces'>) {
  return held ?? actor.branch_ids;
}
