/** The shift into which somebody sells, and whether the branch sells without one. */
export interface CurrentShift {
  is_required: boolean;
  shift: {
    id: string;
    number: string;
    opened_on: string;
    account_name: string;
    opened_by: string | null;
    is_own: boolean;
    /** Its business day has ended: it is counted before anybody sells into it again. */
    is_left_open: boolean;
  } | null;
}
