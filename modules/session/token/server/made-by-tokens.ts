import type { RowOf } from '#core/define-entity.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { token } from '../token.entity.ts';

type TokenRow = RowOf<typeof token>;

/** The tokens that some made, and those that these made, locked: none of them holds more than the first. */
export async function madeByTokens(
  context: CommandContext,
  parents: readonly TokenRow[],
): Promise<TokenRow[]> {
  const known = new Set(parents.map(({ id }) => id));
  const found: TokenRow[] = [];
  let level = parents;
  while (level.length > 0) {
    const made = await context.tx.query<{ id: string }>(
      `select id from ${token.table} where parent_id = any ($1::uuid[]) and deleted_at is null`,
      [level.map(({ id }) => id)],
    );
    const ids = made.map(({ id }) => id).filter((id) => !known.has(id as TokenRow['id']));
    level = (await lockRowsOfBusiness(token, ids, context)) as TokenRow[];
    for (const one of level) known.add(one.id);
    found.push(...level);
  }
  return found;
}
