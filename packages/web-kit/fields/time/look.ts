import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { TimeFieldInput } from './input.tsx';

export const timeLook: FieldLook<string> = { ...textLook, Input: TimeFieldInput };
