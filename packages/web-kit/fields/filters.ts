import type { ComponentType } from 'react';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { ChoiceFilter } from './choice/filter.tsx';
import { FlagFilter } from './flag/filter.tsx';
import { RefFilter } from './ref/filter.tsx';

export interface FilterProps {
  field: Field;
  fieldKey: string;
  words: WordsOfOne;
  label: string;
  /** The value in the address, empty where the list is not filtered by it. */
  value: string;
  onChange(value: string): void;
}

const FILTERS: Readonly<Record<string, ComponentType<FilterProps>>> = {
  choice: ChoiceFilter,
  flag: FlagFilter,
  ref: RefFilter,
};

/** The control that filters a list by a field; kinds without one are only filtered by links of other screens. */
export function filterOf(field: Field): ComponentType<FilterProps> | undefined {
  return FILTERS[field.kind.name];
}
