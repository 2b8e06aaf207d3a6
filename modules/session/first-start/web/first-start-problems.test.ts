import { expect, it } from 'vitest';
import type { FirstStartForm } from './first-start-call.ts';
import { problemsOfStep, stepOfField } from './first-start-problems.ts';

const FORM: FirstStartForm = {
  name: 'Duka la Neema',
  business_type: 'other',
  owner_name: 'Neema Mushi',
  owner_phone: '255754321098',
  password: 'Kiti-cheupe-27',
  branch_name: '',
  currency: 'TZS',
  country: 'tanzania',
  time_zone: 'Africa/Dar_es_Salaam',
};
const keysOf = (step: number, part: Partial<FirstStartForm>) =>
  Object.entries(problemsOfStep(step, { ...FORM, ...part })).map(([field, { key }]) => `${field} ${key}`);

it('lets a form pass that the server takes', () => {
  for (const step of [0, 1, 2]) expect(problemsOfStep(step, FORM)).toEqual({});
});

it.each([
  ['', 'required'],
  ['neema', 'password_short'],
  ['kiti2027', 'password_plain'],
  ['Password1!', 'password_guessed'],
  ['Neema-Mushi-1', 'password_name'],
])('says in the step of the password what is wrong with “%s”', (password, key) => {
  expect(keysOf(1, { password })).toEqual([`password ${key}`]);
});

it('holds names and the phone number against what the server keeps', () => {
  expect(keysOf(1, { owner_phone: '12', owner_name: ' ' })).toEqual([
    'owner_name required',
    'owner_phone not_phone',
  ]);
  expect(keysOf(0, { name: 'x'.repeat(300) })).toEqual(['name too_long']);
  expect(keysOf(2, { branch_name: 'x'.repeat(300) })).toEqual(['branch_name too_long']);
});

it('leads a refusal back to the step that shows the field', () => {
  expect(['name', 'password', 'branch_name', 'vat_registered'].map(stepOfField)).toEqual([0, 1, 2, 2]);
});
