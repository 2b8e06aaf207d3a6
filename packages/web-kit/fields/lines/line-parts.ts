import { columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import type { WireRow } from '../../api/queries.ts';
import type { FieldLook } from '../look.ts';

/** One field of a line, with how it is typed and shown. */
export interface LinePart {
  key: string;
  column: string;
  field: Field;
  look: FieldLook<unknown>;
}

/** A line while it is typed: what its inputs hold by column, under a key that stays when lines above it go. */
export interface LineDraft {
  key: string;
  typed: Readonly<Record<string, unknown>>;
}

/** The fields of a line that a screen can show. */
export function linePartsOf(
  field: Field,
  lookOf: (part: Field) => FieldLook<unknown> | undefined,
): LinePart[] {
  return Object.entries(field.lines ?? {}).flatMap(([key, part]) => {
    const look = lookOf(part);
    return look ? [{ key, column: columnOf(key, part), field: part, look }] : [];
  });
}

/** The lines of a wire value, none where there is none. */
export function rowsOf(wire: unknown): WireRow[] {
  return Array.isArray(wire) ? (wire as WireRow[]) : [];
}
