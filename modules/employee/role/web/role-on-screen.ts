import { dressed } from '#web-kit/fields/looks.ts';
import { role } from '../role.entity.ts';
import { RightsCell, RightsCountCell } from './rights-cell.tsx';
import { RightsInput } from './rights-input.tsx';

/** A role with its rights as the catalogue that people read. */
export const roleInFull = dressed(role, {
  permissions: { Input: RightsInput, Cell: RightsCell, wide: true },
});

export const roleInList = dressed(role, { permissions: { Cell: RightsCountCell } });
