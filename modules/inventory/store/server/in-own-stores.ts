/** Condition of a row with a `store_id`, in SQL: of one of the stores in `$place`, or of any where none are named there. */
export function inOwnStores(row: string, place: number): string {
  return `(cardinality($${place}::uuid[]) = 0 or ${row}.store_id = any($${place}))`;
}
