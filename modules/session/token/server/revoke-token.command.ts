import type { RowOf } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { isSelf } from '#modules/employee/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { token } from '../token.entity.ts';
import { TOKEN_TEXTS } from '../token.words.ts';
import { madeByTokens } from './made-by-tokens.ts';
import { requireTokensWithin } from './require-within.ts';

/** Ends a token at once, and with it the tokens that it made. */
export const revokeToken = defineCommand({
  name: 'token.delete',
  route: 'DELETE api/token',
  permission: 'access_branch_settings',
  fields: { id: f.id('token', { required: true }) },
  run: (context) => revoke(context, [context.input.id]),
});

export const revokeManyTokens = defineCommand({
  name: 'token.delete-many',
  route: 'POST api/token/delete',
  permission: 'access_branch_settings',
  fields: { ids: f.ids('token', { required: true }) },
  run: (context) => revoke(context, context.input.ids),
});

/** One's own tokens, and those that one could have made. */
async function revoke(context: CommandContext, ids: readonly string[]): Promise<string> {
  const { tx, actor, language } = context;
  const tokens = await tx.lockAll(token, ids);
  const reachable = tokens.filter(({ branch_id }) => actor.branch_ids.includes(branch_id));
  if (reachable.length < new Set(ids).size) throw NotFound();
  await requireTokensWithin(
    context,
    tokens.filter((one) => !isOwn(context, one)),
  );
  await tx.remove(token, [...tokens, ...(await madeByTokens(context, tokens))]);
  return say(TOKEN_TEXTS.revoked, language);
}

type TokenRow = RowOf<typeof token>;

function isOwn(context: CommandContext, { id, created_by }: TokenRow): boolean {
  return isSelf(context, created_by) || id === context.actor.token_id;
}
