// cspell:ignore Habari deni lako nmae jina
import { expect, test } from 'vitest';
import { type Person, sorted, unknownPlaces } from './audience.rules.ts';
import { leavesAt } from './quiet-hours.rules.ts';

const NOTHING = { name: null, balance: null, due: null, branch: null, pay_to: null };
const person = (name: string, phone: string | null, values: Partial<Person['values']> = {}): Person => ({
  ...{ party_kind: 'customer', party_id: null, name, phone },
  values: { ...NOTHING, name, ...values },
});

// MW-A01
test('one number once; without a number, with a bad one, or asked not to: left out with the reason', () => {
  const people = [
    person('Asha', '0754 112 233'),
    person('Asha M.', '+255754112233'),
    person('Peter', '25507131234'),
    person('Grace', '255689000111'),
    person('Juma', null),
  ];
  const { written, leftOut } = sorted(people, 'Karibu', new Set(['255689000111']));
  expect(written.map(({ phone, text }) => [phone, text])).toEqual([['255754112233', 'Karibu']]);
  expect(leftOut.map(({ name, reason, about }) => [name, reason, about])).toEqual([
    ['Asha M.', 'same_number', 'Asha'],
    ['Peter', 'not_phone', null],
    ['Grace', 'opted_out', null],
    ['Juma', 'no_phone', null],
  ]);
});

// MW-A03
test('places are filled for each person, and an empty one stops that person only', () => {
  const people = [
    person('Asha', '0754112233', { balance: '45,000' }),
    person('Peter', '0713445566', { balance: null }),
  ];
  const { written, leftOut } = sorted(people, 'Habari {name}, deni lako ni {balance}.', new Set());
  expect(written.map(({ text }) => text)).toEqual(['Habari Asha, deni lako ni 45,000.']);
  expect(leftOut.map(({ name, reason, about }) => [name, reason, about])).toEqual([
    ['Peter', 'empty', 'balance'],
  ]);
});

test('whoever is left out for a hole does not hold back another one of the same number', () => {
  const people = [person('Peter', '0754112233'), person('Asha', '0754112233', { balance: '5' })];
  expect(sorted(people, '{balance}', new Set()).written.map(({ name }) => name)).toEqual(['Asha']);
});

test('what stands in braces and is no place of ours is found', () => {
  expect(unknownPlaces('{name} {nmae} {} {nmae} [x]')).toEqual(['nmae', '']);
});

test('a name that looks like a place is no place', () => {
  const { written } = sorted(
    [person('{balance}', '0754112233', { balance: '5' })],
    'Habari {name}',
    new Set(),
  );
  expect(written[0]?.text).toBe('Habari {balance}');
});

// MW-A02
test.each([
  ['2026-12-02T18:10:00Z', '2026-12-03T05:00:00.000Z'],
  ['2026-12-02T17:00:00Z', '2026-12-03T05:00:00.000Z'],
  ['2026-12-02T16:59:59Z', '2026-12-02T16:59:59.000Z'],
  ['2026-12-02T04:59:59Z', '2026-12-02T05:00:00.000Z'],
  ['2026-12-02T05:00:00Z', '2026-12-02T05:00:00.000Z'],
])('of %s it leaves at %s by the clock of Dar es Salaam', (at, leaves) => {
  expect(leavesAt(new Date(at), 'Africa/Dar_es_Salaam').toISOString()).toBe(leaves);
});
