import { expect, test } from 'vitest';
import type { AnyEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { choiceColumns, distinguished } from './choice-columns.ts';

const person = {
  title: 'name',
  fields: { name: f.text(), phone_number: f.phone() },
} as unknown as AnyEntity;

test('a choice shows no phone number, and nobody who only chooses sorts by one', () => {
  const rights = new Set(['create_sale']);
  expect(choiceColumns(person, { account_type: 'employee', permissions: rights })).toEqual(
    new Set(['id', 'name']),
  );
});

test('two of one name are told apart by the last digits of their number, and others by nothing', () => {
  const rows = [
    { name: 'Asha', phone_number: '255754000123' },
    { name: 'Juma', phone_number: '255754000456' },
    { name: 'asha', phone_number: '255754000789' },
    { name: 'Asha', phone_number: null },
  ];
  expect(distinguished(person, rows)).toEqual([{ phone_ends_in: '123' }, {}, { phone_ends_in: '789' }, {}]);
});
