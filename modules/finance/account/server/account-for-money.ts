import { InvalidFields } from '#core/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { type MONEY_MODES, usualMode } from '../../payment/payment-modes.ts';
import { moneyAccounts } from './money-accounts.ts';

/** An account of the branch, by the field that names it, and how money comes into it and leaves it where nobody is asked. */
export async function accountForMoney(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  account_id: string | null | undefined,
  field = 'account_id',
): Promise<{ account_id: string; mode: (typeof MONEY_MODES)[number] }> {
  const found = (await moneyAccounts(tx, [branch.id], [account_id])).get(account_id ?? '');
  if (!found) throw new InvalidFields({ [field]: { key: 'not_found' } });
  return { account_id: found.id, mode: usualMode(found.type) };
}
