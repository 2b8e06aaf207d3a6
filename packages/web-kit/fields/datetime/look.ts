import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { InstantCell } from './cell.tsx';
import { InstantInput } from './input.tsx';

export const datetimeLook: FieldLook<string> = { ...textLook, Input: InstantInput, Cell: InstantCell };
