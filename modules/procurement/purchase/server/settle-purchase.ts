import { formatExact, money, moneyStyle } from '#core/money.ts';
import { noteElsewhere, type SettledMoney, settleDocument } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { PaidAboveTotal } from '../../errors.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import { purchase } from '../purchase.entity.ts';
import { NOBODY_OWED } from '../purchase.words.ts';
import type { PurchasePlace } from './purchase-place.ts';

/** Holds the payments against the total and takes what was paid ahead; the rest stays owed, to a supplier who is known. */
export async function settlePurchase(
  context: CommandContext,
  { id, supplier_id }: Pick<GivenPurchase, 'id' | 'supplier_id'>,
  { date, due_date, payments }: PurchasePlace,
  total: bigint,
): Promise<SettledMoney> {
  const party = supplier_id ? ({ kind: 'supplier', id: supplier_id } as const) : null;
  const source = { kind: purchase.name, id };
  const settled = await settleDocument(context, { party, source, date, due_date, payments }, total, {
    above: () => {
      throw PaidAboveTotal({ total: formatExact(money(total), moneyStyle(context.branch)) });
    },
    nobody: { supplier_id: { key: 'nobody_owed', words: NOBODY_OWED } },
  });
  await noteElsewhere(context, { party, source, date, payments });
  return settled;
}
