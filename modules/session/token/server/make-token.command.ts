import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import { rightsOfActor } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { issueToken } from './issue-token.ts';
import { tokenRow } from './token-row.ts';

const LONGEST_LIFE_MS = 366 * 24 * 3600 * 1000;

/** Makes a token for a program. It is answered this once; the database keeps a hash that cannot be turned back. */
export const makeToken = (database: Database) =>
  defineCommand({
    name: 'token.create',
    route: 'POST api/token',
    permission: 'access_branch_settings',
    idempotency: 'none',
    input: z.strictObject({
      name: z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long'),
      branch_id: z.uuid('not_id').optional(),
      permissions: z.array(z.string(), { error: 'wrong_form' }).max(400, 'too_many'),
      expires_at: z.iso.datetime({ error: 'not_date' }),
    }),
    async run(context) {
      const { actor, branch, clock, input } = context;
      const branchId = input.branch_id ?? branch.id;
      const held = (await rightsOfActor(context)).get(branchId);
      if (!held || !actor.branch_ids.includes(branchId))
        throw new InvalidFields({ branch_id: { key: 'not_found' } });
      const lacked = input.permissions.filter((permission) => !held.has(permission));
      if (lacked.length)
        throw new InvalidFields({
          permissions: { key: 'not_held', words: NOT_HELD, params: { name: lacked[0] ?? '' } },
        });
      const expiresAt = new Date(input.expires_at);
      const life = expiresAt.getTime() - clock.now().getTime();
      if (life <= 0 || life > LONGEST_LIFE_MS)
        throw new InvalidFields({ expires_at: { key: 'token_life', words: LIFE } });

      const { row, secret } = await issueToken(context, database, {
        ...input,
        branch_id: branchId,
        expires_at: expiresAt,
      });
      return { ...tokenRow(row), token: secret };
    },
  });

const NOT_HELD = {
  en: 'You do not have the permission {name} yourself.',
  sw: 'Wewe mwenyewe huna ruhusa {name}.',
};
const LIFE = {
  en: 'A token is valid for at most a year.',
  sw: 'Tokeni hutumika kwa muda usiozidi mwaka mmoja.',
};
