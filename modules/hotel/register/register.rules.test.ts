import { expect, test } from 'vitest';
import { adultsWithoutIdentity, byNationality } from './register.rules.ts';

const of = (...names: (string | null)[]) => byNationality(names.map((nationality) => ({ nationality })));

test('a nationality is one however it was typed, the most guests first, and those not noted last', () => {
  expect(of('Kenyan', 'Tanzanian', null, ' tanzanian', '', null)).toEqual([
    { name: 'Tanzanian', count: 2 },
    { name: 'Kenyan', count: 1 },
    { name: '', count: 3 },
  ]);
  expect(of()).toEqual([]);
});

test('adults without a number are counted, and children need none', () => {
  const line = (child: boolean, identity_number: string | null) => ({ child, identity_number });
  expect(adultsWithoutIdentity([line(false, 'T1'), line(false, null), line(true, null)])).toBe(1);
});
