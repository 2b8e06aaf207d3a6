import type { RowOf } from '#core/define-entity.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { token } from '../token.entity.ts';
import { madeByTokens } from './made-by-tokens.ts';
import { requireTokensWithin } from './require-within.ts';

/**
 * Revokes every API token that acts for somebody, wherever it works: whoever had the old password may have made any of them,
 * and one that ends with the person it acts for is made again by whoever is let in again.
 */
export async function endTokensOf(context: CommandContext, userId: string): Promise<void> {
  await end(context, 'created_by = $1', userId);
}

/** Revokes the tokens that were made on some devices, and those that these made. */
export async function endTokensMadeOn(context: CommandContext, deviceIds: readonly string[]): Promise<void> {
  await end(context, 'device_id = any ($1::uuid[])', deviceIds);
}

async function end(context: CommandContext, which: string, value: unknown): Promise<void> {
  const { tx } = context;
  const found = await tx.query<{ id: string }>(
    `select id from ${token.table} where ${which} and deleted_at is null`,
    [value],
  );
  const ids = found.map(({ id }) => id);
  const tokens = (await lockRowsOfBusiness(token, ids, context)) as RowOf<typeof token>[];
  // Whoever acts by a token ends none that outlives it, whatever takes it away.
  if (context.actor.token_id) await requireTokensWithin(context, tokens);
  await tx.remove(token, [...tokens, ...(await madeByTokens(context, tokens))]);
}
