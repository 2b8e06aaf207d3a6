/** The headings of a row as the server names them: `Price`, `Price (2)`, and `C` where the column has none. */
export function headingsOfRow(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, column) => {
    const text = cell.replace(/\s+/g, ' ').trim() || columnLetters(column + 1);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text} (${times})`;
  });
}

/** `A` to `Z`, then `AA`: what stands above a column in the spreadsheet program. */
function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** Headings that were mapped before and still stand in the row keep what they mean. */
export function savedMapping(
  headings: readonly string[],
  mapping: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(mapping).filter(([heading]) => headings.includes(heading)));
}
