import type { FieldLook } from '../look.ts';
import { textLook } from '../text/look.ts';
import { InstantCell } from './cell.tsx';

/** Instants are kept by the server; none is typed. */
export const datetimeLook: FieldLook<string> = { ...textLook, Cell: InstantCell };
