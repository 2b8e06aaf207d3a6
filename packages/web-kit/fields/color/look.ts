import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { ColorCell } from './cell.tsx';
import { ColorFieldInput } from './input.tsx';

export const colorLook: FieldLook<string> = { ...textLook, Input: ColorFieldInput, Cell: ColorCell };
