import type { ComponentType } from 'react';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import type { Option } from '#ui/fields/options.tsx';
import type { WireRow } from '../api/queries.ts';

/** What one place says of an input beside what its field does. */
export interface InputExtras {
  placeholder?: string;
  maxLength?: number;
  labelHidden?: boolean;
  autoFocus?: boolean;
  /** Of a day: the first and the last that may be chosen, and the one that is meant as long as no other is. */
  earliest?: string;
  latest?: string;
  usual?: string;
  /** Of a record or a choice: the few that there are; beside each other where they are segments. */
  options?: readonly Option[];
  segments?: boolean;
  clearable?: boolean;
  /** Of a figure: how many decimals may be typed, a sign before it in place of the currency, and what it counts behind it. */
  decimals?: number;
  currency?: string;
  unit?: string;
  /** Of a text that may be long: how many lines are seen of it. */
  rows?: number;
  oneLine?: boolean;
}

/** What a form hands to the input of a field. Inputs know no rights; the form leaves a field out or locks it. */
export interface InputProps<Typed> extends InputExtras {
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
