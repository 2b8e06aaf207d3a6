import type { Option } from '#ui/fields/options.tsx';
import { dressed, dressedFields } from '#web-kit/fields/looks.ts';
import { user } from '../user.entity.ts';
import { RoleOfLineCell, StoresOfLineCell } from './access-cells.tsx';
import { AccountTypeInput } from './account-type-input.tsx';
import { FirstPasswordInput } from './first-password-input.tsx';
import { StoresInput } from './stores-input.tsx';

const lines = user.fields.access.lines ?? {};

const { settings: _, ...fields } = user.fields;

/** An employee as forms and views show him; what he prefers for himself is not for others to read. */
export const userOnScreen = dressed(
  {
    ...user,
    fields: {
      ...fields,
      access: {
        ...fields.access,
        lines: {
          ...lines,
          ...dressedFields(lines, {
            role: { Cell: RoleOfLineCell },
            stores: { Input: StoresInput, Cell: StoresOfLineCell, typed: storesOf },
          }),
        },
      },
    },
  },
  { account_type: { Input: AccountTypeInput }, password: { Input: FirstPasswordInput } },
);

/** A line brings the ids of its stores along without their names. */
function storesOf(wire: unknown): Option[] {
  return Array.isArray(wire) ? wire.map((id) => ({ value: String(id), title: '…' })) : [];
}
