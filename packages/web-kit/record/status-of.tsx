import type { AnyEntity } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { WireRow } from '../api/queries.ts';
import { STATES } from '../fields/choice/cell.tsx';
import { FieldCell } from '../fields/field-cell.tsx';

export interface RecordProps {
  entity: AnyEntity;
  row: WireRow;
  words: WordsOfOne;
}

/** The chip beside the title: the state of a document, else the first field that says which state the record is in. */
export function StatusOf({ entity, row, words }: RecordProps) {
  const said = entity.page && entity.states?.field;
  const key = said || Object.keys(entity.fields).find((field) => STATES.test(field));
  return key ? <FieldCell entity={entity} fieldKey={key} row={row} words={words} /> : null;
}
