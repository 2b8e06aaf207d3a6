import { expect, it } from 'vitest';
import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { typedSchema } from './typed-body.ts';
import { draftSchemaOf, heldInDraft } from './typed-by-example.ts';

const body = defineBody({
  fields: { name: f.text({ required: true }), password: f.secret({ required: true, secret: true }) },
});
const ID = '01890000-0000-7000-8000-000000000001';

it('no device keeps what is secret, nor what repeats it', () => {
  const typed = { name: 'Asha', password: 'Kiti-cheupe-27', password_again: 'Kiti', sends: true };
  expect(heldInDraft(body, typed)).toEqual({ name: 'Asha', sends: true });
});

it('a draft is one only where it looks as the inputs do', () => {
  const schema = draftSchemaOf(typedSchema(body.fields, { password_again: '', sends: true }));
  expect(schema.safeParse({ id: ID, typed: { name: 'Asha', sends: false } }).success).toBe(true);
  for (const typed of [
    {},
    { name: 1, sends: true },
    { name: 'Asha', sends: 'yes' },
    { name: 'A', sends: true, age: 3 },
  ])
    expect(schema.safeParse({ id: ID, typed }).success).toBe(false);
  expect(schema.safeParse({ id: '1', typed: { name: 'Asha', sends: true } }).success).toBe(false);
});
