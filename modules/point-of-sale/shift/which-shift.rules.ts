/** A shift to which a sale may belong. */
export interface ShiftAtHand {
  id: string;
  account_id: string;
  opened_on: string;
  opened_at: Date;
  closed_at: Date | null;
  is_own: boolean;
}

/** What of a sale tells its shift. */
export interface SaleOfShift {
  /** The shift that the caller names. */
  said: string | null;
  /** The till into which cash goes; null where none does. */
  till: string | null;
  /** When the till sold it by its own clock; null where it did not say. */
  soldAt: Date | null;
  /** Whether it was kept on the device without a connection. */
  isKept: boolean;
}

/**
 * The shift of a sale: the one that is named; of one that was kept the one that ran on its till when it was made; else the
 * one that is open there. A sale without cash belongs to the shift of whoever sells, or to the only one that is open.
 */
export function whichShift(shifts: readonly ShiftAtHand[], sale: SaleOfShift): ShiftAtHand | null {
  const { said, till, soldAt, isKept } = sale;
  if (said !== null) return shifts.find(({ id }) => id === said) ?? null;
  const open = shifts.filter(({ closed_at }) => closed_at === null);
  if (till === null)
    return open.find(({ is_own }) => is_own) ?? (open.length === 1 ? (open[0] ?? null) : null);
  const there = open.find(({ account_id }) => account_id === till) ?? null;
  const ran =
    shifts.find((shift) => shift.account_id === till && soldAt !== null && isIn(shift, soldAt)) ?? null;
  return isKept ? (ran ?? there) : (there ?? ran);
}

/** Whether a moment lies between the opening and the closing of a shift. */
export function isIn(
  { opened_at, closed_at }: Pick<ShiftAtHand, 'opened_at' | 'closed_at'>,
  at: Date,
): boolean {
  return opened_at <= at && (closed_at === null || at <= closed_at);
}
