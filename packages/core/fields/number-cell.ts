import type { Problem } from '../errors.ts';
import type { SheetCell } from '../sheet-cell.ts';

/** What shopkeepers write around an amount: `TZS 1,250`, `3,200/=`, `4,700/-`, `Sh 500`. */
const DECORATION =
  /^(?:tzs|tsh|tshs|sh|shs|gbp|usd|eur|jpy|[£$€¥])\.?\s*|\s*(?:\/[=-]|tzs|tsh|tshs|sh|shs)\s*$/gi;

/**
 * The number that a cell means. Thousands are grouped by commas, a point comes before decimals; what can be read
 * in two ways is refused, never guessed. A stored number is first rounded to nine significant decimals, because a
 * spreadsheet keeps 8.47 as 8.470000000000001 (api.md, Limits).
 */
export function numberOfCell(cell: SheetCell): { wire: number } | { problem: Problem } {
  if (cell.kind === 'number' && cell.number !== undefined) return { wire: nineDecimals(cell.number) };
  if (cell.kind === 'error') return { problem: { key: 'cell_error' } };
  if (cell.kind !== 'text') return { problem: { key: 'not_number' } };
  const bare = cell.text
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
    .replace(DECORATION, '')
    .replace(/^−/, '-')
    .trim();
  if (/^\d[\d,.]*\s*(?:-|–|—|to|hadi)\s*\d[\d,.]*$/i.test(bare)) return { problem: { key: 'two_numbers' } };
  if (/\d/.test(bare) && /[oOlI]/.test(bare) && /^[\d.,oOlI]+$/.test(bare)) {
    return { problem: { key: 'letter_among_digits' } };
  }
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return { wire: nineDecimals(Number(plain)) };
  return { problem: { key: /^-?\d[\d.,]*$/.test(bare) ? 'unclear_separators' : 'not_number' } };
}

function nineDecimals(value: number): number {
  return Number(value.toFixed(9));
}
