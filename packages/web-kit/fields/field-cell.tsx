import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import type { WireRow } from '../api/queries.ts';
import { lookOf } from './looks.ts';

export interface FieldCellProps {
  entity: AnyEntity;
  fieldKey: string;
  row: WireRow;
  words: WordsOfOne;
  /** On a card some fields look otherwise. */
  onCard?: boolean;
}

/** The value of one field of a row as people read it; nothing where it has none or the user may not see it. */
export function FieldCell({ entity, fieldKey, row, words, onCard = false }: FieldCellProps) {
  const field = entity.fields[fieldKey] ?? BOOKKEEPING[fieldKey];
  const look = field && lookOf(field);
  if (!look) return null;
  const Cell = (onCard && look.card?.Cell) || look.Cell;
  return (
    <Cell field={field} fieldKey={fieldKey} words={words} row={row} value={row[columnOf(fieldKey, field)]} />
  );
}

const BOOKKEEPING: Readonly<Record<string, Field>> = {
  created_at: f.datetime(),
  updated_at: f.datetime(),
  created_by: f.ref('user'),
};
