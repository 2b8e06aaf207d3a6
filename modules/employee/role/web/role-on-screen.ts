import { dressed } from '#web-kit/fields/looks.ts';
import { role } from '../role.entity.ts';
import { RightsCell, RightsCountCell } from './rights-cell.tsx';
import { RightsInput } from './rights-input.tsx';
import { RoleNameCell } from './role-name-cell.tsx';

/** A role with its rights as the catalogue that people read. */
export const roleInFull = dressed(role, {
  name: { Cell: RoleNameCell },
  permissions: { Input: RightsInput, Cell: RightsCell, wide: true },
});

export const roleInList = dressed(role, {
  name: { Cell: RoleNameCell },
  permissions: { Cell: RightsCountCell },
});
