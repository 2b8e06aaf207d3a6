import { expect, test } from 'vitest';
import { asOneChange, byMinute } from './acts-of-a-minute.ts';

const act = (by: string, second: number, what: string) => ({
  ...{ by, what },
  at: new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString(),
});

test('what one person did in one minute is one entry, and what another did in it is another', () => {
  const acts = [
    act('asha', 200, 'pays'),
    act('asha', 130, 'verifies'),
    act('asha', 71, 'changes'),
    act('asha', 69, 'attaches'),
    act('juma', 60, 'opens'),
    act('asha', 50, 'creates'),
  ];
  expect(byMinute(acts).map((group) => group.map(({ what }) => what))).toEqual([
    ['pays'],
    ['verifies', 'changes'],
    ['attaches'],
    ['opens'],
    ['creates'],
  ]);
});

test('what nobody did stands alone', () => {
  expect(byMinute([act('', 3, 'one'), act('', 2, 'two')])).toHaveLength(2);
});

test('a field changed twice went from what it was at first to what it is now', () => {
  const names = { a: 'Main store', b: 'Shelf' };
  expect(
    asOneChange([
      { field: 'remarks', before: 'B', after: 'C' },
      { field: 'reference', before: 'X', after: '' },
      { field: 'store_id', before: 'a', after: 'b', names },
      { field: 'remarks', before: 'A', after: 'B' },
      { field: 'reference', before: '', after: 'X' },
    ]),
  ).toEqual([
    { field: 'remarks', before: 'A', after: 'C' },
    { field: 'store_id', before: 'a', after: 'b', names },
  ]);
});
