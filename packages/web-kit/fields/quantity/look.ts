import type { FieldLook } from '../look.ts';
import { numberLook } from '../number/look.ts';
import { QuantityFieldInput } from './input.tsx';

export const quantityLook: FieldLook<string> = { ...numberLook, Input: QuantityFieldInput };
