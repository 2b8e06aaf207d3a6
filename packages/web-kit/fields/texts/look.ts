import type { FieldLook } from '../look.ts';
import { TextsCell } from './cell.tsx';
import { TextsInput } from './input.tsx';

export const textsLook: FieldLook<string[]> = {
  blank: [],
  typed: (wire) => (Array.isArray(wire) ? wire.map(String) : []),
  wire: (typed) => typed,
  Input: TextsInput,
  Cell: TextsCell,
};
