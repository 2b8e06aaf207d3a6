import type { Option } from '#ui/fields/options.tsx';
import type { FieldLook } from '../look.ts';
import { RefsCell } from './cell.tsx';
import { RefsInput } from './input.tsx';
import { namedRecords } from './named-records.ts';

/** Several records of another entity; the row brings their names under the field's own key. */
export const refsLook: FieldLook<Option[]> = {
  blank: [],
  typed: (_, row, fieldKey) =>
    namedRecords(row[fieldKey]).map(({ id, name }) => ({ value: id, title: name })),
  wire: (typed) => typed.map((option) => option.value),
  Input: RefsInput,
  Cell: RefsCell,
  wide: true,
};
