import { requireProof } from '#server-kit/auth/require-proof.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { makeTokenBody } from '../token.body.ts';
import { token } from '../token.entity.ts';
import { madeTokenAnswer } from '../tokens.answer.ts';
import { giveToken } from './give-token.ts';
import { tokenRow } from './token-row.ts';

/** Makes a token for a program. It is answered this once; the database keeps a hash that cannot be turned back. */
export const makeToken = (database: Database) =>
  defineCommand({
    name: 'token.create',
    route: 'POST api/token',
    permission: token.permissions.create,
    idempotency: 'none',
    fields: makeTokenBody.fields,
    answers: madeTokenAnswer,
    async run(context) {
      requireProof(context);
      const { branch, input } = context;
      const wanted = {
        ...input,
        branch_id: input.branch_id ?? branch.id,
        branch_ids: input.branch_ids ?? [],
      };
      const { row, secret } = await giveToken(context, database, wanted, token.permissions.create);
      return { ...tokenRow(row), token: secret };
    },
  });
