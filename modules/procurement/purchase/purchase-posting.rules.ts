import { sum } from '#core/money.ts';
import type { PlacedLine, PostingLine } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** A purchase as its entry needs it, with the ledger accounts that its payments left, and their branches where they are others. */
export interface PostedPurchase {
  supplier_id: string | null;
  store_id: string;
  /** Of a bill for an order also what 2050 held for the line, and what of the rest is price variance. */
  lines: readonly { cost: bigint; accrued?: bigint | null; variance?: bigint | null }[];
  claimed_tax: bigint;
  total_amount: bigint;
  payments: readonly {
    amount: bigint;
    /** What the network or the bank took beside it. */
    fee?: bigint | null;
    ledger_code: string | null;
    branch_id?: string | undefined;
  }[];
}

/**
 * The entry of a purchase: goods at what they cost, VAT as far as it is claimed, money out, and the rest owed to the
 * supplier (accounting.md 4.3). Of a bill for goods that came before it, 2050 gives what it held (A19).
 */
export function purchaseEntry(bought: PostedPurchase): PlacedLine[] {
  const { supplier_id, store_id, claimed_tax, total_amount, payments } = bought;
  const party = supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {};
  const goods = sum(bought.lines.map((line) => line.cost));
  const accrued = sum(bought.lines.map((line) => line.accrued ?? 0n));
  const variance = sum(bought.lines.map((line) => line.variance ?? 0n));
  const paid = sum(payments.map(({ amount }) => amount));
  return [
    { ...onSide(CHART.inventory, goods - accrued - variance), store_id },
    { account: CHART.goodsNotInvoiced, debit: accrued, ...party },
    onSide(CHART.purchaseVariance, variance),
    { account: CHART.vatInput, debit: claimed_tax },
    ...payments.flatMap(({ amount, fee, ledger_code, branch_id }): PlacedLine[] =>
      ledger_code
        ? [
            { account: CHART.bankCharges, debit: fee ?? 0n, branch_id },
            { account: ledger_code, credit: amount + (fee ?? 0n), branch_id },
          ]
        : [{ account: CHART.supplierAdvances, credit: amount, ...party }],
    ),
    { account: CHART.suppliers, credit: total_amount - paid, ...party },
  ];
}

/** Of a void bill: what it had put into stock and was not taken out of it, for its goods had left (A37). */
export function leftInStock(store_id: string, gone: bigint): PostingLine[] {
  return gone === 0n
    ? []
    : [{ ...onSide(CHART.inventory, gone), store_id }, onSide(CHART.purchaseVariance, -gone)];
}

/** An amount that is above zero on the debit side, one below zero on the credit side. */
function onSide(account: string, amount: bigint): PostingLine {
  return amount < 0n ? { account, credit: -amount } : { account, debit: amount };
}
