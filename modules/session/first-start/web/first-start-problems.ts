import { problemsOf } from '#core/derive/schemas.ts';
import type { Problem, Problems } from '#core/errors.ts';
import type { Field } from '#core/fields/kind.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { FirstStartForm } from './first-start-call.ts';

/** The fields of each step of the first start, in the order in which they are asked. */
export const STEPS = [
  ['name', 'business_type'],
  ['owner_name', 'owner_phone', 'password'],
  ['branch_name', 'currency', 'time_zone'],
] as const satisfies readonly (readonly (keyof FirstStartForm)[])[];

/** What the server would refuse of a step, by field; empty where the next step may come. */
export function problemsOfStep(step: number, form: FirstStartForm): Problems {
  const found = (STEPS[step] ?? []).flatMap((field): [string, Problem][] => {
    const problem = CHECKS[field]?.(form);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(found);
}

/** The step that shows a field, so that a refusal leads back to it. */
export function stepOfField(field: string): number {
  const step = STEPS.findIndex((fields: readonly string[]) => fields.includes(field));
  return step < 0 ? STEPS.length - 1 : step;
}

/** The definitions that the server holds the same values against. */
const CHECKS: Readonly<Partial<Record<keyof FirstStartForm, (form: FirstStartForm) => Problem | null>>> = {
  name: ({ name }) => against(business.fields.name, name),
  owner_name: ({ owner_name }) => against(user.fields.name, owner_name),
  owner_phone: ({ owner_phone }) => against(user.fields.phone_number, owner_phone),
  password: ({ password, owner_name, owner_phone, name }) =>
    password === '' ? { key: 'required' } : problemOfPassword(password, [owner_name, owner_phone, name]),
  // Left empty, the branch is called as the business is.
  branch_name: ({ branch_name, name }) => against(branch.fields.name, branch_name.trim() || name),
};

function against(field: Field, typed: string): Problem | null {
  const read = field.kind.schema(field, { currency: 'TZS' }).safeParse(typed);
  return read.success ? null : (Object.values(problemsOf(read.error))[0] ?? null);
}
