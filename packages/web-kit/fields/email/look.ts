import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { EmailInput } from './input.tsx';

export const emailLook: FieldLook<string> = { ...textLook, Input: EmailInput };
