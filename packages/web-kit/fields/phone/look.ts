import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { PhoneCell } from './cell.tsx';
import { PhoneFieldInput } from './input.tsx';

export const phoneLook: FieldLook<string> = { ...textLook, Input: PhoneFieldInput, Cell: PhoneCell };
