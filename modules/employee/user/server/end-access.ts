import type { CommandContext } from '#server-kit/operation/context.ts';

/** Ends what belongs to a later module, in the command by which somebody is disabled or deleted. */
export type AccessEnding = (context: CommandContext, userId: string) => Promise<void>;

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** What acts for a person and ends with his access. */
    accessEndings: AccessEnding;
  }
}

/** Ends all that acts for people who are disabled or deleted. Their sessions end by themselves (trigger `follow_user`). */
export async function endAccess(context: CommandContext, userIds: readonly string[]): Promise<void> {
  const endings = context.services.brought('accessEndings');
  for (const userId of userIds) for (const end of endings) await end(context, userId);
}
