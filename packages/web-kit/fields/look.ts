import type { ComponentType } from 'react';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import type { WireRow } from '../api/queries.ts';

/** What a form hands to the input of a field. Inputs know no rights; the form leaves a field out or locks it. */
export interface InputProps<Typed> {
  field: Field;
  /** Key of the field in the definition. */
  fieldKey: string;
  words: WordsOfOne;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  error?: string | undefined;
  /** Amber: what looks like a mistake and may be none. */
  warning?: string | undefined;
  disabled?: boolean | undefined;
  /** Of an account that pays: how much leaves it, in minor units; undefined where none does. */
  leaving?: bigint | undefined;
  /** Of lines: none is added and none taken away. */
  isFixed?: boolean | undefined;
  id: string;
  value: Typed;
  onChange(value: Typed): void;
  onBlur(): void;
}

/** What a list or a record hands to a cell. */
export interface CellProps {
  field: Field;
  fieldKey: string;
  words: WordsOfOne;
  value: unknown;
  row: WireRow;
}

/** How one kind of field is typed and shown; `Typed` is what its input holds, which may be no value yet. */
export interface FieldLook<Typed> {
  blank: Typed;
  /** What the input holds for a wire value of a row; the row brings the name of a reference along. */
  typed(wire: unknown, row: WireRow, fieldKey: string): Typed;
  /** The wire value of what is typed, undefined where nothing is. */
  wire(typed: Typed): unknown;
  Input: ComponentType<InputProps<Typed>>;
  Cell: ComponentType<CellProps>;
  /** Figures stand at the right of their column. */
  align?: 'right';
  /** Long text, pills and lists take the whole row of a form. */
  wide?: boolean;
  /** How it stands on a card, where that is another way; at the foot it has a line of its own. */
  card?: { Cell: ComponentType<CellProps>; place?: 'foot' };
}
