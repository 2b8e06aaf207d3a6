import { createHash } from 'node:crypto';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Sheet } from '../excel/cell.ts';
import { headingsOf, ROWS_LOOKED_AT } from './headings.ts';

/** What two sheets of one shape have in common: what they list, and the headings above it in whatever order. */
export function shapeOf({ name }: AnyEntity, headings: readonly string[]): string {
  const told = headings.map((heading) => heading.toLowerCase()).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([name, told]))
    .digest('hex');
}

/** The shape that a sheet has with each of its first rows as its headings, by the row counted from zero. */
export function shapesOf(entity: AnyEntity, sheet: Sheet): string[] {
  return sheet.rows.slice(0, ROWS_LOOKED_AT).map((_, row) => shapeOf(entity, headingsOf(sheet, row)));
}
