import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { DateCell } from './cell.tsx';
import { DateFieldInput } from './input.tsx';

export const dateLook: FieldLook<string> = { ...textLook, Input: DateFieldInput, Cell: DateCell };
