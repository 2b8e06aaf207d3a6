import { z } from 'zod';
import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';

/**
 * The text under which browsers of a user seal what he typed and did not save when his session ends by itself: the same after
 * every login, and nobody else's.
 */
export const draftKey = (serverKey: ServerKey) =>
  defineQuery({
    name: 'user.draft-key',
    route: 'GET api/user/draft-key',
    permission: 'free_access',
    beforeFactor: true,
    input: z.strictObject({}),
    answers: one({ key: f.text() }),
    run: async ({ actor }) => ({
      key: keyFor(`drafts of ${actor.user_id}`, serverKey).toString('base64url'),
    }),
  });
