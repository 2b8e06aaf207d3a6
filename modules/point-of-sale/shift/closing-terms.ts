/** An account in which phone or card machine brought money in a shift. */
export interface OtherMoney {
  account_id: string;
  name: string;
  type: string;
  /** What its sales brought less what its returns gave back; for those who see balances. */
  expected?: number;
}

/** What whoever closes a shift is asked besides the cash. */
export interface ClosingTerms {
  others: readonly OtherMoney[];
}
