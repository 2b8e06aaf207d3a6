import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { ChoiceCell } from './cell.tsx';
import { ChoiceInput } from './input.tsx';

export const choiceLook: FieldLook<string> = { ...textLook, Input: ChoiceInput, Cell: ChoiceCell };
