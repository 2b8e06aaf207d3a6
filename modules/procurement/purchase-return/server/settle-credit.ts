import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, moneyStyle, sum } from '#core/money.ts';
import { lowerDebt, type PaidMoney, saveDeposit } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { CreditDiffers } from '../../errors.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import type { StoredPurchase } from '../../server/hold-purchases.ts';
import { purchaseReturn } from '../purchase-return.entity.ts';
import { NOBODY_KNOWN } from '../purchase-return.words.ts';

/** How a credit was settled, as the lines of the return say it. */
export interface Settled {
  account_id: string | null;
  mode: PaidMoney['mode'] | 'credit' | 'write_off';
  amount: Money;
  reference: string | null;
}

/**
 * What the supplier credits lowers first what was forgiven of the bill, then what is still owed for it; the rest must be what
 * the refunds say: money that came back, or what stays with a supplier who is known (A20).
 */
export async function settleCredit(
  context: CommandContext,
  { id, date, total }: { id: string; date: string; total: Money },
  bought: StoredPurchase,
  refunds: readonly PaidMoney[],
): Promise<Settled[]> {
  const { tx, branch } = context;
  const { written_off, lowered } = await lowerDebt(tx, { kind: purchase.name, id: bought.id }, total);
  const rest = total - written_off - lowered;
  if (sum(refunds.map(({ amount }) => amount)) !== rest) {
    const style = moneyStyle(branch);
    throw CreditDiffers({ due: formatExact(rest, style), owed: formatExact(lowered, style) });
  }
  const kept = sum(refunds.filter(({ mode }) => mode === 'deposit').map(({ amount }) => amount));
  if (kept > 0n) {
    if (!bought.supplier_id)
      throw new InvalidFields({ refunds: { key: 'nobody_known', words: NOBODY_KNOWN } });
    await saveDeposit(tx, {
      branch,
      party: { kind: 'supplier', id: bought.supplier_id },
      source: { kind: purchaseReturn.name, id },
      amount: kept,
      date,
    });
  }
  const noMoney = [
    { mode: 'credit', amount: lowered },
    { mode: 'write_off', amount: written_off },
  ] as const;
  return [
    ...refunds.map(({ account_id = null, mode, amount, reference = null }) => ({
      ...{ account_id, mode, amount, reference },
    })),
    ...noMoney
      .filter(({ amount }) => amount > 0n)
      .map((credit) => ({ account_id: null, ...credit, reference: null })),
  ];
}
