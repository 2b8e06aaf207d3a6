import { InvalidFields } from '#core/errors.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** An account of the branch and how money comes into it, where nobody is asked. */
export async function accountForMoney({ tx, branch }: CommandContext, account_id: string) {
  const [found] = await tx.query<{ type: string }>(
    `select type from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [account_id, branch.id],
  );
  if (!found) throw new InvalidFields({ account_id: { key: 'not_found' } });
  return { account_id, mode: MODES[found.type] ?? ('emoney' as const) };
}

/** Else by transfer or mobile money. */
const MODES: Readonly<Record<string, 'cash' | 'credit_card'>> = {
  'cash in hand': 'cash',
  clearing: 'credit_card',
};
