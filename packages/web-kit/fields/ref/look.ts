import type { Option } from '#ui/fields/options.tsx';
import type { FieldLook } from '../look.ts';
import { RefCell } from './cell.tsx';
import { RefInput } from './input.tsx';

/** A record of another entity: found by typing part of its name, shown by that name. */
export const refLook: FieldLook<Option | null> = {
  blank: null,
  typed: (wire, row, fieldKey) =>
    typeof wire === 'string' ? { value: wire, title: String(row[`${fieldKey}_name`] ?? wire) } : null,
  wire: (typed) => typed?.value,
  Input: RefInput,
  Cell: RefCell,
};
