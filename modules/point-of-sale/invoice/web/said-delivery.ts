/** What leaves of each line in pieces: what was typed, all that is left where nothing was; what is nothing is left out. */
export function saidDelivery(
  lines: readonly { line_no: number; left: number }[],
  typed: Readonly<Record<number, string>>,
): { line_no: number; pieces: number }[] {
  return lines
    .map(({ line_no, left }) => ({ line_no, pieces: Number(typed[line_no] ?? left) }))
    .filter(({ pieces }) => pieces > 0);
}
