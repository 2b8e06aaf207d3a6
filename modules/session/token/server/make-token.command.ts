import { z } from 'zod';
import { lineOfText } from '#core/fields/text.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { giveToken } from './give-token.ts';
import { tokenRow } from './token-row.ts';

/** Makes a token for a program. It is answered this once; the database keeps a hash that cannot be turned back. */
export const makeToken = (database: Database) =>
  defineCommand({
    name: 'token.create',
    route: 'POST api/token',
    permission: 'access_branch_settings',
    idempotency: 'none',
    input: z.strictObject({
      name: lineOfText(80),
      branch_id: z.uuid('not_id').optional(),
      permissions: z.array(z.string(), { error: 'wrong_form' }).max(400, 'too_many'),
      expires_at: z.iso.datetime({ error: 'not_date' }),
    }),
    async run(context) {
      const { branch, input } = context;
      const { row, secret } = await giveToken(context, database, {
        ...input,
        branch_id: input.branch_id ?? branch.id,
        expires_at: new Date(input.expires_at),
      });
      return { ...tokenRow(row), token: secret };
    },
  });
