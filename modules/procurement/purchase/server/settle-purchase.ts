import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money, moneyStyle, sum } from '#core/money.ts';
import { spendDeposit } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { PaidAboveTotal } from '../../errors.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import { purchase } from '../purchase.entity.ts';
import { NOBODY_OWED } from '../purchase.words.ts';
import type { PurchasePlace } from './purchase-place.ts';

/** Holds the payments against the total and takes what was paid ahead; answers what stays owed, to a supplier who is known. */
export async function settlePurchase(
  context: CommandContext,
  given: GivenPurchase,
  { date, payments }: PurchasePlace,
  total: bigint,
): Promise<Money> {
  const paid = sum(payments.map(({ amount }) => amount));
  if (paid > total) throw PaidAboveTotal({ total: formatExact(total, moneyStyle(context.branch)) });
  const ahead = sum(payments.filter(({ mode }) => mode === 'deposit').map(({ amount }) => amount));
  if (!given.supplier_id && (paid < total || ahead > 0n))
    throw new InvalidFields({ supplier_id: { key: 'nobody_owed', words: NOBODY_OWED } });
  if (given.supplier_id && ahead > 0n)
    await spendDeposit(context, {
      party: { kind: 'supplier', id: given.supplier_id },
      source: { kind: purchase.name, id: given.id },
      amount: ahead,
      date,
    });
  return money(total - paid);
}
