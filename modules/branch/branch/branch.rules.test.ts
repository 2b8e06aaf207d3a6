import { expect, test } from 'vitest';
import type { InvalidFields } from '#core/errors.ts';
import { branchIsSound, freeAbbreviation } from './branch.rules.ts';

const problemsOf = (row: Record<string, unknown>) => {
  try {
    branchIsSound(row);
    return [];
  } catch (error) {
    return Object.keys((error as InvalidFields).problems);
  }
};

test('a sound branch has no problem', () => {
  const row = {
    tin_number: '123456789',
    time_zone: 'Africa/Dar_es_Salaam',
    abbreviation: 'KM',
    days_open: ['mon'],
  };
  expect(problemsOf(row)).toEqual([]);
});

test.each([
  ['tin_number', '12345678'],
  ['tin_number', '12345678a'],
  ['time_zone', 'Africa/Dodoma'],
  ['abbreviation', '1AB'],
  ['days_open', ['monday']],
])('%s %j is refused', (field, value) => {
  expect(problemsOf({ [field]: value })).toEqual([field]);
});

test.each([
  ['Kariakoo Main', [], 'KM'],
  ['Kariakoo Main', ['KM'], 'KA'],
  ['Kariakoo Main', ['km', 'KA'], 'KAR'],
  ['Kariakoo Main', ['KM', 'KA', 'KAR'], 'KM1'],
  ['Duka la Neema Mjini', [], 'DLN'],
  ['Duka la Neema Mjini', ['DLN', 'DU', 'DUK'], 'DL1'],
  ['123', [], 'B'],
])('the abbreviation of %s beside %j is %s', (name, taken, expected) => {
  expect(freeAbbreviation(name, taken)).toBe(expected);
});

test('two thousand branches of one name all get their own', () => {
  const taken: string[] = [];
  for (let i = 0; i < 2000; i++) taken.push(freeAbbreviation('Sinza', taken));
  expect(new Set(taken).size).toBe(2000);
  expect(taken.every((abbreviation) => abbreviation.length <= 3)).toBe(true);
});
