/** Whether a payment of an expense paid none of its debt: it waits in prepayments, or has been taken from there since. */
export function paysAhead(paid: { expense_id: string | null; debts_amount: bigint }): boolean {
  return paid.expense_id !== null && paid.debts_amount === 0n;
}
