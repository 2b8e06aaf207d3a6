/** Cash that was put into the till of a shift or taken out of it, in units of the currency: above zero into it. */
export interface CashMove {
  /** The transaction, and its number. */
  id: string;
  number: string;
  at: string;
  made_by: string | null;
  /** Whether it takes back one that was recorded before. */
  is_void: boolean;
  amount: number;
  /** A choice of the transaction: what the money was for, where it is no transfer. */
  counterpart: string | null;
  expense_type_name: string | null;
  /** Where a transfer went or came from. */
  account_name: string | null;
  remarks: string | null;
}

/** What was put into the till of a shift and taken out of it beside its sales: the newest first, and what it comes to. */
export interface ShiftCash {
  moves: readonly CashMove[];
  /** Neither is below zero; what was void counts in neither. */
  cash_in: number;
  cash_out: number;
}
