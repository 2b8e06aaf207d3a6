import type { FieldLook } from '../look.ts';
import { numberLook } from '../number/look.ts';
import { MoneyCell } from './cell.tsx';
import { MoneyFieldInput } from './input.tsx';

export const moneyLook: FieldLook<string> = { ...numberLook, Input: MoneyFieldInput, Cell: MoneyCell };
