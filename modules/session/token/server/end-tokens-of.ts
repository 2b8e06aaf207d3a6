import type { RowOf } from '#core/define-entity.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { token } from '../token.entity.ts';

/**
 * Revokes every API token that acts for somebody, wherever it works: whoever had the old password may have made any of them,
 * and one that ends with the person it acts for is made again by whoever is let in again.
 */
export async function endTokensOf(context: CommandContext, userId: string): Promise<void> {
  const { tx } = context;
  const tokens = await tx.query<{ id: string }>(
    `select id from ${token.table} where created_by = $1 and deleted_at is null`,
    [userId],
  );
  const ids = tokens.map(({ id }) => id);
  await tx.remove(token, (await lockRowsOfBusiness(token, ids, context)) as RowOf<typeof token>[]);
}
