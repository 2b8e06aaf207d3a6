import { sum } from '#core/money.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** A return to the supplier as its entry needs it, with the ledger accounts that its money came into. */
export interface PostedPurchaseReturn {
  supplier_id: string | null;
  store_id: string;
  lines: readonly { cost: bigint; variance: bigint }[];
  claimed_tax: bigint;
  refunds: readonly { mode: string; amount: bigint; ledger_code: string | null }[];
}

/**
 * The entry of a return to the supplier: less is owed, money comes back or stays with the supplier; goods leave at what they
 * cost in stock, VAT that was claimed is given back, and the difference is a price variance (A20).
 */
export function purchaseReturnEntry(sent: PostedPurchaseReturn): PostingLine[] {
  const { supplier_id, store_id, lines, claimed_tax, refunds } = sent;
  const party = supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {};
  const variance = sum(lines.map((line) => line.variance));
  return [
    ...refunds.map(({ mode, amount, ledger_code }) =>
      ledger_code
        ? { account: ledger_code, debit: amount }
        : {
            ...(IN_NO_ACCOUNT[mode] === CHART.otherIncome ? {} : party),
            account: IN_NO_ACCOUNT[mode] ?? CHART.suppliers,
            debit: amount,
          },
    ),
    { account: CHART.inventory, credit: sum(lines.map(({ cost }) => cost)), store_id },
    { account: CHART.vatInput, credit: claimed_tax },
    variance < 0n
      ? { account: CHART.purchaseVariance, credit: -variance }
      : { account: CHART.purchaseVariance, debit: variance },
  ];
}

/** A credit that is no money: less is owed, it stays with the supplier, or what the supplier had forgiven is no income. */
const IN_NO_ACCOUNT: Readonly<Record<string, string>> = {
  credit: CHART.suppliers,
  deposit: CHART.supplierAdvances,
  write_off: CHART.otherIncome,
};
