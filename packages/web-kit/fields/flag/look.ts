import type { FieldLook } from '../look.ts';
import { FlagCell, FlagOnCard } from './cell.tsx';
import { FlagInput } from './input.tsx';

export const flagLook: FieldLook<boolean> = {
  blank: false,
  typed: (wire) => wire === true,
  wire: (typed) => typed,
  Input: FlagInput,
  Cell: FlagCell,
  card: { Cell: FlagOnCard },
};
