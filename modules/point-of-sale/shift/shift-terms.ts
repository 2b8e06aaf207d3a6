/** A till on which a shift can be opened. */
export interface TillAtHand {
  id: string;
  name: string;
  /** The shift that is open on it, and whose it is. */
  open: { number: string; opened_by: string | null } | null;
  /** The newest shift on it, if any was opened. */
  last_shift_id: string | null;
  /** What the books have in it; for those who see balances. */
  balance?: number;
}

/** Where cash of a till can go or come from. */
export interface CashPlace {
  id: string;
  name: string;
  is_safe: boolean;
  /** Absent for those of this branch. */
  branch_name?: string;
}

/** What whoever keeps a till must see to open a shift, to move its cash and to close it. */
export interface ShiftTerms {
  /** The one that is used by default stands first. */
  tills: readonly TillAtHand[];
  /** Up to what a count is over or short; for those who see balances. */
  difference_limit?: number;
  /** Whether the caller moves money between accounts, and not only between the own drawer and a safe. */
  moves_money: boolean;
  /** Whether the caller may say where cash is that a count found missing or too much. */
  may_explain: boolean;
  /** The safes of the branch first. */
  places: readonly CashPlace[];
  expense_types: readonly { id: string; name: string }[];
  vat: { registered: boolean; standard_rate: number };
}
