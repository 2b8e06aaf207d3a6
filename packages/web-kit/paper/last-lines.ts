/** So many lines go along with what closes a paper: a sum or a signature alone on a sheet says nothing. */
const KEPT = 2;

/** The lines of a paper, those apart that stand on one sheet with its sums and signatures. */
export function lastLines<R>(rows: readonly R[]): { before: readonly R[]; last: readonly R[] } {
  const cut = Math.max(0, rows.length - KEPT);
  return { before: rows.slice(0, cut), last: rows.slice(cut) };
}
