import { sum } from '#core/money.ts';
import type { PostingLine } from '#core/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** A purchase as its entry needs it, with the ledger accounts that its payments left. */
export interface PostedPurchase {
  supplier_id: string | null;
  store_id: string;
  lines: readonly { cost: bigint }[];
  claimed_tax: bigint;
  total_amount: bigint;
  payments: readonly { amount: bigint; ledger_code: string | null }[];
}

/**
 * The entry of a purchase: goods at what they cost, VAT as far as it is claimed, money out, and the rest owed to the
 * supplier (accounting.md 4.3).
 */
export function purchaseEntry(bought: PostedPurchase): PostingLine[] {
  const { supplier_id, store_id, claimed_tax, total_amount, payments } = bought;
  const party = supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {};
  const goods = sum(bought.lines.map((line) => line.cost));
  const paid = sum(payments.map(({ amount }) => amount));
  return [
    { account: CHART.inventory, debit: goods, store_id },
    { account: CHART.vatInput, debit: claimed_tax },
    ...payments.map(({ amount, ledger_code }) =>
      ledger_code
        ? { account: ledger_code, credit: amount }
        : { account: CHART.supplierAdvances, credit: amount, ...party },
    ),
    { account: CHART.suppliers, credit: total_amount - paid, ...party },
  ];
}
