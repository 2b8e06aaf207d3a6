import type { FieldLook } from '../look.ts';
import { ImageCell } from './cell.tsx';
import { ImageFieldInput } from './input.tsx';

export const imageLook: FieldLook<string> = {
  blank: '',
  typed: (wire) => (typeof wire === 'string' ? wire : ''),
  wire: (typed) => (typed === '' ? undefined : typed),
  Input: ImageFieldInput,
  Cell: ImageCell,
};
