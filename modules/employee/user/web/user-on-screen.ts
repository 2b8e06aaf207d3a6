import type { Option } from '#ui/fields/options.tsx';
import type { LineDraft } from '#web-kit/fields/lines/line-parts.ts';
import type { FieldLook } from '#web-kit/fields/look.ts';
import { dressed, dressedFields, lookOf } from '#web-kit/fields/looks.ts';
import { user } from '../user.entity.ts';
import { RoleOfLineCell, StoresOfLineCell } from './access-cells.tsx';
import { accessInput, BranchPartInput } from './access-inputs.tsx';
import { AccountTypeInput } from './account-type-input.tsx';
import { FirstPasswordInput } from './first-password-input.tsx';
import { StoresInput } from './stores-input.tsx';

const lines = user.fields.access.lines ?? {};

const { settings: _, ...fields } = user.fields;

const access = {
  ...fields.access,
  lines: {
    ...lines,
    ...dressedFields(lines, {
      branch: { Input: BranchPartInput },
      role: { Input: BranchPartInput, Cell: RoleOfLineCell },
      stores: { Input: StoresInput, Cell: StoresOfLineCell, typed: storesOf },
    }),
  },
};

/** An employee as forms and views show him; what he prefers for himself is not for others to read. */
export const userOnScreen = dressed(
  { ...user, fields: { ...fields, access } },
  {
    account_type: { Input: AccountTypeInput },
    password: { Input: FirstPasswordInput },
    access: { Input: accessInput(lookOf(access) as FieldLook<readonly LineDraft[]>) },
  },
);

/** A line brings the ids of its stores along without their names. */
function storesOf(wire: unknown): Option[] {
  return Array.isArray(wire) ? wire.map((id) => ({ value: String(id), title: '…' })) : [];
}
