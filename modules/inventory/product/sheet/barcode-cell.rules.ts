import type { Problem } from '#core/errors.ts';
import { digitsLost } from '#core/fields/text.ts';
import type { SheetCell } from '#core/sheet-cell.ts';
import { barcodeProblem } from '../barcode.rules.ts';
import { ZERO_LOST } from './cells.words.ts';

/**
 * The barcodes in a cell. A cell that is a number keeps every digit but loses zeros in front; blanks between the digits
 * and characters that nobody sees are dropped.
 */
export function readBarcodeCell(cell: SheetCell): { wire: string[] } | { problem: Problem } {
  if (cell.kind === 'error') return { problem: { key: 'cell_error' } };
  if (digitsLost(cell)) return { problem: { key: 'digits_lost' } };
  if (cell.kind === 'number' && /^(\d{11}|\d{7})$/.test(cell.text))
    return { problem: { key: 'zero_lost', params: { n: cell.text.length }, words: ZERO_LOST } };
  const text = cell.text.replace(/\p{Cf}/gu, '').trim();
  const isOne = /^\d+[.,]\d+E\+\d+$/i.test(text);
  const codes = (isOne ? [text] : text.split(/[,;\n]/)).map(clean).filter(Boolean);
  for (const code of codes) {
    const problem = barcodeProblem(code);
    if (problem) return { problem };
  }
  return { wire: [...new Set(codes)] };
}

function clean(code: string): string {
  const joined = code.replace(/\s+/g, '');
  return /^\d+$/.test(joined) ? joined : code.trim();
}
