import type { GivenPapers } from '../../supplier-paper/server/enter-papers.ts';

/** The fiscal receipt of an expense, with the VAT that it claims of it once it is verified (A38). */
export function papersOfExpense(spent: {
  receipt_number: string | null;
  part_of_receipt: boolean | null;
  receipt_tax: bigint | null;
  tax: bigint;
  claimable_tax: bigint | null;
}): GivenPapers {
  const { receipt_number, part_of_receipt, receipt_tax, tax, claimable_tax } = spent;
  const claims = tax > 0n ? tax : (claimable_tax ?? 0n);
  return { receipt: receipt_number, share: { part_of_receipt, receipt_tax, claims } };
}
