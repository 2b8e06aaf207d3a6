/** How many, and when the last of them was. */
export interface CountSoFar {
  count: number;
  last: string | null;
}

/** What happened in a shift, told by numbers only: no sum from which could be worked out what its till should hold (A22). */
export interface ShiftSoFar {
  sales: CountSoFar;
  returns: CountSoFar;
  /** Payments of customers into its till. */
  debts: CountSoFar;
}
