import type { CommandContext } from '#server-kit/operation/context.ts';

/** What a document that was made this moment carries on the wire beside its own columns, without asking for it again. */
export function freshDocument({ actor, branch }: CommandContext, at: unknown) {
  return {
    created_at: at,
    updated_at: at,
    version: 1,
    created_by: actor.user_id,
    created_by_name: actor.name,
    branch_id: branch.id,
    branch_name: branch.name,
  };
}
