import type { FieldLook } from '../look.ts';
import { NumberCell } from './cell.tsx';
import { NumberInput } from './input.tsx';

/** Whole numbers, percents and what money and quantity have in common: digits typed, a number on the wire. */
export const numberLook: FieldLook<string> = {
  blank: '',
  typed: (wire) => (typeof wire === 'number' ? String(wire) : ''),
  wire: (typed) => (typed === '' ? undefined : Number(typed)),
  Input: NumberInput,
  Cell: NumberCell,
  align: 'right',
};
