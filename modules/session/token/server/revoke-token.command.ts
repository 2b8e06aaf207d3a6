import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { token } from '../token.entity.ts';

/** Ends a token at once, whoever made it. */
export const revokeToken = defineCommand({
  name: 'token.delete',
  route: 'DELETE api/token',
  permission: 'access_branch_settings',
  input: z.strictObject({ id: z.uuid('not_id') }),
  run: (context) => revoke(context, [context.input.id]),
});

export const revokeManyTokens = defineCommand({
  name: 'token.delete-many',
  route: 'POST api/token/delete',
  permission: 'access_branch_settings',
  input: z.strictObject({
    ids: z.array(z.uuid('not_id'), { error: 'wrong_form' }).min(1, 'required').max(1000, 'too_many'),
  }),
  run: (context) => revoke(context, context.input.ids),
});

async function revoke({ tx, actor, language }: CommandContext, ids: readonly string[]): Promise<string> {
  const tokens = await tx.lockAll(token, ids);
  const reachable = tokens.filter(({ branch_id }) => actor.branch_ids.includes(branch_id));
  if (reachable.length < new Set(ids).size) throw NotFound();
  await tx.remove(token, tokens);
  return say(REVOKED, language);
}

const REVOKED = { en: 'Token revoked', sw: 'Tokeni imefutwa' };
