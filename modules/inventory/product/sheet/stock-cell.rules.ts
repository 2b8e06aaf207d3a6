import type { Problem } from '#core/errors.ts';
import { numberOfCell } from '#core/fields/number-cell.ts';
import type { SheetCell } from '#core/sheet-cell.ts';
import type { UnitOfMeasure } from '../../units.ts';
import { readNumberText } from './amount-cell.rules.ts';
import { CARTON_SIZE_MISSING, OTHER_UNIT } from './cells.words.ts';
import { unitOf } from './unit-cell.rules.ts';

type NumberRead = { wire: number } | { problem: Problem };

/**
 * How much a cell of stock means: a number, `48 pcs`, or cartons and pieces (`2 ctn 5 pcs`) where the row says how many
 * a carton holds. Another unit than that of the row is refused.
 */
export function readStockCell(
  cell: SheetCell,
  unit: UnitOfMeasure,
  cartonSize: number | undefined,
): NumberRead {
  if (cell.kind !== 'text') return numberOfCell(cell);
  const text = cell.text.replace(/\s+/g, ' ').trim();
  const cartons = /^(\d+) ?(?:ctns?|cartons?|katoni)(?: (?:na |and |\+ ?)?(\d+) ?(\p{L}+)?)?$/iu.exec(text);
  if (cartons && unit !== 'carton') {
    const [, full = '0', loose = '0', looseUnit] = cartons;
    if (looseUnit && unitOf(looseUnit) !== unit) return otherUnit(looseUnit);
    if (!cartonSize) return { problem: { key: 'carton_size_missing', words: CARTON_SIZE_MISSING } };
    return { wire: Number(full) * cartonSize + Number(loose) };
  }
  const [, amount, word] = /^([\d.,\s-]*\d) ?(\p{L}+\.?)$/u.exec(text) ?? [];
  const named = word && unitOf(word);
  if (!amount || !named) return readNumberText(text);
  return named === unit ? readNumberText(amount) : otherUnit(word);
}

/** How many a carton holds: `24`, `1x24`, `24 pcs`. */
export function readCartonCell(cell: SheetCell): NumberRead {
  if (cell.kind !== 'text') return numberOfCell(cell);
  const text = cell.text.replace(/\s+/g, ' ').trim();
  const [, pieces] = /^(?:1 ?[x×*] ?)?(\d+)(?: ?(?:pcs?|pieces?))?$/i.exec(text) ?? [];
  if (pieces) return { wire: Number(pieces) };
  if (/^\d+ ?[/-] ?\d+$/.test(text)) return { problem: { key: 'two_numbers' } };
  return { problem: { key: 'not_number' } };
}

function otherUnit(word: string): NumberRead {
  return { problem: { key: 'other_unit', params: { unit: word }, words: OTHER_UNIT } };
}
