import { InvalidFields } from '#core/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { MONEY_MODES } from '../../payment/payment-modes.ts';
import { account } from '../account.entity.ts';

/** How money comes into an account where nobody is asked; else by transfer or mobile money. */
const MODES: Readonly<Record<string, 'cash' | 'credit_card'>> = {
  'cash in hand': 'cash',
  clearing: 'credit_card',
};

/** An account of the branch, by the field that names it, and how money comes into it and leaves it where nobody is asked. */
export async function accountForMoney(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  account_id: string | null | undefined,
  field = 'account_id',
): Promise<{ account_id: string; mode: (typeof MONEY_MODES)[number] }> {
  const [found] = await tx.query<{ id: string; type: string }>(
    `select id, type from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [account_id, branch.id],
  );
  if (!found) throw new InvalidFields({ [field]: { key: 'not_found' } });
  return { account_id: found.id, mode: MODES[found.type] ?? 'emoney' };
}
