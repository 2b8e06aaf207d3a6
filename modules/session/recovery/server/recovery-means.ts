import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { PostOffice } from '#server-kit/post/post-office.ts';

/** How long a code may be typed, and then how long the new password may be chosen. */
export const CODE_MINUTES = 15; // reliability.md, T14

/** What the calls of a forgotten password work with. */
export interface RecoveryMeans {
  codeKey: Buffer;
  messageKey: Buffer;
  post: Pick<PostOffice, 'nudge'>;
}

/** Under which messages of the outbox are sealed. */
export const messageKeyOf = (serverKey: ServerKey) => keyFor('messages', serverKey);

export function recoveryMeans(serverKey: ServerKey, post: Pick<PostOffice, 'nudge'>): RecoveryMeans {
  return { codeKey: keyFor('recovery codes', serverKey), messageKey: messageKeyOf(serverKey), post };
}
