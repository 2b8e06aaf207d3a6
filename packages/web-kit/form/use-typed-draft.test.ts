import { expect, it } from 'vitest';
import { z } from 'zod';
import { draftOfSchema } from './use-typed-draft.ts';

const schema = z.object({ amount: z.string(), debts: z.array(z.string()) });
const draft = { at: '2026-11-20T10:32:00Z', version: 0, before: {} };

it('a draft of a form of its own making is one only where it still holds what the form asks', () => {
  const typed = { amount: '500', debts: ['7'] };
  expect(draftOfSchema({ ...draft, typed }, schema)).toEqual({ ...draft, typed });
  for (const older of [{}, { amount: 500, debts: [] }, { amount: '500', debts: '7' }])
    expect(draftOfSchema({ ...draft, typed: older }, schema)).toBeUndefined();
  expect(draftOfSchema(undefined, schema)).toBeUndefined();
});
