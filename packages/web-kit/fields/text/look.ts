import type { FieldLook } from '../look.ts';
import { TextCell } from './cell.tsx';
import { TextFieldInput } from './input.tsx';

export const textLook: FieldLook<string> = {
  blank: '',
  typed: (wire) => (wire === null || wire === undefined ? '' : String(wire)),
  wire: (typed) => (typed.trim() === '' ? undefined : typed),
  Input: TextFieldInput,
  Cell: TextCell,
};
