import { expect, test } from 'vitest';
import { bodySchemaOf } from './define-body.ts';
import { f } from './fields.ts';
import { fieldsOfTransition, saidOfNothing } from './said-of-transition.ts';

const arrive = {
  right: 'receive',
  dated: 'back_date_sale',
  reason: 'required',
  fields: { meter: f.integer() },
} as const;
const id = '0195d0a0-0000-7000-8000-000000000001';
const read = (body: object) =>
  bodySchemaOf(fieldsOfTransition('trip', arrive), { currency: 'TZS' }).safeParse(body);

test('a transition is said by the document, its own fields, its day and its reason', () => {
  expect(read({ id, meter: 84_210, date: '2026-11-01', reason: 'Late' }).data).toEqual({
    ...{ id, meter: 84_210, date: '2026-11-01', reason: 'Late' },
  });
  expect(read({ id, reason: 'Late' }).data).toEqual({ id, meter: null, date: null, reason: 'Late' });
  expect(read({ id }).success).toBe(false);
  expect(read({ id, reason: 'Late', speed: 80 }).success).toBe(false);
});

test('what nobody says is the default of its field', () => {
  expect(saidOfNothing({ fields: { by_sms: f.flag({ default: false }), meter: f.integer() } })).toEqual({
    by_sms: false,
    meter: null,
  });
  expect(saidOfNothing({})).toEqual({});
});
