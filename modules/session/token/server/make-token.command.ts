import { z } from 'zod';
import { lineOfText } from '#core/fields/text.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { token } from '../token.entity.ts';
import { giveToken } from './give-token.ts';
import { tokenRow } from './token-row.ts';

/** Makes a token for a program. It is answered this once; the database keeps a hash that cannot be turned back. */
export const makeToken = (database: Database) =>
  defineCommand({
    name: 'token.create',
    route: 'POST api/token',
    permission: token.permissions.create,
    idempotency: 'none',
    input: z.strictObject({
      name: lineOfText(80),
      branch_id: z.uuid('not_id').optional(),
      branch_ids: z.array(z.uuid('not_id'), { error: 'wrong_form' }).max(200, 'too_many').optional(),
      permissions: z.array(z.string(), { error: 'wrong_form' }).max(400, 'too_many'),
      expires_at: z.iso.datetime({ error: 'not_date' }),
    }),
    async run(context) {
      const { branch, input } = context;
      const { branch_ids = [], ...rest } = input;
      const wanted = {
        ...rest,
        branch_id: input.branch_id ?? branch.id,
        branch_ids,
        expires_at: new Date(input.expires_at),
      };
      const { row, secret } = await giveToken(context, database, wanted, token.permissions.create);
      return { ...tokenRow(row), token: secret };
    },
  });
