import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { StoredMessage } from './message-of.ts';

/**
 * The day on which a text is entered: as said, else that of the transfer for whoever may date back, and not before what it
 * pays; else today.
 */
export function dayOfText(
  context: CommandContext,
  { date }: StoredMessage,
  said: string | null,
  notBefore = '',
): string | null {
  if (said) return said;
  const day = date > notBefore ? date : notBefore;
  const isEarlier = day < today(context.clock, context.branch);
  return isEarlier && holdsToo(context, 'back_date_sale') ? day : null;
}
