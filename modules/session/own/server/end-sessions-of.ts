import type { CommandContext } from '#server-kit/operation/context.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/** Logs somebody out wherever he is logged in, in the command of somebody else. */
export const endSessionsOf = (context: CommandContext, userId: string): Promise<void> =>
  endOtherSessions(context.tx, userId);
