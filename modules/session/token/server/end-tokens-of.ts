import type { Work } from '#server-kit/command/work.ts';
import { token } from '../token.entity.ts';

/** Revokes every API token that acts for somebody: whoever had the old password may have made any of them. */
export async function endTokensOf(tx: Work, userId: string): Promise<void> {
  const tokens = await tx.query<{ id: string }>(
    `select id from ${token.table} where created_by = $1 and deleted_at is null`,
    [userId],
  );
  await tx.remove(
    token,
    await tx.lockAll(
      token,
      tokens.map(({ id }) => id),
    ),
  );
}
