import { type EntryPart, ledgerCodeOf, roundingPart } from '../sale/sale-entry.rules.ts';

const RETURNS = '4010';
const VAT_OUTPUT = '2200';
const RECEIVABLE = '1100';
const DEPOSITS = '2100';
const INVENTORY = '1200';
const COST_OF_SALES = '5000';
const STOCK_LOSSES = '5010';
const BAD_DEBTS = '6080';

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
  rounding: bigint;
}

/** The entry of a return: the sale is taken back, the money goes out, the goods come in (accounting.md 4.3). */
export function returnEntry(
  { net, vat, restocked, spoiled, written_off, lowered, deposit, rounding }: ReturnSums,
  refunds: readonly { mode: string; amount: bigint; ledger_code: string | undefined }[],
  { customer_id, store_id }: { customer_id: string | null; store_id: string },
): EntryPart[] {
  const party = customer_id ? { party: { kind: 'customer', id: customer_id } } : {};
  return [
    { account: RETURNS, debit: net },
    { account: VAT_OUTPUT, debit: vat },
    ...refunds.map(({ mode, amount, ledger_code }) => ({
      account: ledgerCodeOf(mode, ledger_code),
      credit: amount,
    })),
    { account: BAD_DEBTS, credit: written_off },
    { account: RECEIVABLE, credit: lowered, ...party },
    { account: DEPOSITS, credit: deposit, ...party },
    roundingPart(-rounding),
    { account: INVENTORY, debit: restocked, store_id },
    { account: STOCK_LOSSES, debit: spoiled },
    { account: COST_OF_SALES, credit: restocked + spoiled },
  ];
}
