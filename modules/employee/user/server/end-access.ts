import type { CommandContext } from '#server-kit/operation/context.ts';

/** Ends what belongs to a later module, when somebody is disabled or deleted. */
type Ending = (context: CommandContext, userId: string) => Promise<void>;

const endings = new Map<string, Ending>();

/** Has a later module end what somebody holds there, by a name of its own, in the command by which he is shut out. */
export function addEnding(name: string, end: Ending): void {
  endings.set(name, end);
}

/** Ends all that acts for people who are disabled or deleted. Their sessions end by themselves (trigger `follow_user`). */
export async function endAccess(context: CommandContext, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) for (const end of endings.values()) await end(context, userId);
}
