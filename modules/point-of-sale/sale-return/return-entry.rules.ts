import { CHART } from '#modules/finance/ledger/chart.ts';
import { type EntryPart, ledgerCodeOf, roundingPart } from '../sale/sale-entry.rules.ts';

/** What a return comes to. `restocked` is what the goods on the shelf are worth again, `spoiled` what is lost. */
export interface ReturnSums {
  net: bigint;
  vat: bigint;
  restocked: bigint;
  spoiled: bigint;
  /** What of the loss of a debt that was written off is taken back. */
  written_off: bigint;
  lowered: bigint;
  deposit: bigint;
  /** What pays for the goods that go out in exchange. */
  exchanged: bigint;
  rounding: bigint;
}

/** The entry of a return: the sale is taken back, the money goes out, the goods come in (accounting.md 4.3). */
export function returnEntry(
  { net, vat, restocked, spoiled, written_off, lowered, deposit, exchanged, rounding }: ReturnSums,
  refunds: readonly { mode: string; amount: bigint; ledger_code: string | undefined }[],
  { customer_id, store_id }: { customer_id: string | null; store_id: string },
): EntryPart[] {
  const party = customer_id ? { party: { kind: 'customer', id: customer_id } } : {};
  return [
    { account: CHART.salesReturns, debit: net },
    { account: CHART.vatOutput, debit: vat },
    ...refunds.map(({ mode, amount, ledger_code }) => ({
      account: ledgerCodeOf(mode, ledger_code),
      credit: amount,
    })),
    { account: CHART.badDebts, credit: written_off },
    { account: CHART.customers, credit: lowered, ...party },
    { account: CHART.customerDeposits, credit: deposit, ...party },
    // Nobody's: the sale takes it off again at once.
    { account: CHART.customerDeposits, credit: exchanged },
    roundingPart(-rounding),
    { account: CHART.inventory, debit: restocked, store_id },
    { account: CHART.stockLosses, debit: spoiled },
    { account: CHART.costOfSales, credit: restocked + spoiled },
  ];
}
