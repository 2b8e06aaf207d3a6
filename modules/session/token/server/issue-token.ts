import type { RowOf } from '#core/define-entity.ts';
import { type Id, newId } from '#core/ids.ts';
import { accessHashOf, newApiToken } from '#server-kit/auth/secrets.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { token } from '../token.entity.ts';

export interface WantedToken {
  name: string;
  branch_id: string;
  /** Further branches in which it works. */
  branch_ids?: readonly string[];
  permissions: readonly string[];
  expires_at: Date;
}

/** Makes a token with rights that have been checked; the secret is in the answer and nowhere else. */
export async function issueToken(
  { tx, actor }: CommandContext,
  database: Database,
  { name, branch_id, branch_ids = [], permissions, expires_at }: WantedToken,
): Promise<{ row: RowOf<typeof token>; secret: string }> {
  const [secret, id] = [newApiToken(), newId<'token'>()];
  const hash = accessHashOf(secret);
  const holder = { businessId: actor.business_id, userId: actor.user_id };
  // Before the row: an access whose token was rolled back opens nothing, a token without access would be a riddle.
  await database.login.open({ hash, kind: 'api_token', ...holder, expiresAt: expires_at });
  await database.transaction(hash, {}, (own) =>
    own.query('select ctx.furnish_access($1, $2, null, null)', [id, branch_id]),
  );
  const row = await tx.insert(token, {
    id,
    name,
    branch_id,
    branch_ids: [...new Set(branch_ids)].filter((id) => id !== branch_id),
    permissions: [...new Set(permissions)],
    expires_at,
    parent_id: (actor.token_id ?? null) as Id<'token'> | null,
    device_id: (actor.device_id ?? null) as Id<'device'> | null,
  });
  return { row, secret };
}
