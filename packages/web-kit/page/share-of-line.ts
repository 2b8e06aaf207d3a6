import type { PaperColumn } from '#core/document-page.ts';
import { quantityText } from '../format/number.ts';

/** “5 of 24”: of a line of two cartons nobody would know five of what. Null where a column stands for itself. */
export function shareOfLine(
  { of, outOf, pieces }: PaperColumn,
  line: Readonly<Record<string, unknown>>,
): { part: string; whole: string } | null {
  const inUnit = Number(line[pieces ?? ''] ?? 1);
  const part = Number(line[of] ?? 0);
  if (outOf === undefined || inUnit <= 1 || part === 0) return null;
  return { part: quantityText(part), whole: quantityText(Number(line[outOf]) * inUnit) };
}
