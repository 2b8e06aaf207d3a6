import { describe, expect, test } from 'vitest';
import { readDay, writtenDay } from './date-text.ts';

// cspell:ignore Januari Februari Machi Aprili Juni Julai Agosti Septemba Oktoba Novemba Desemba
const short = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'];
const long = [
  'Januari',
  'Februari',
  'Machi',
  'Aprili',
  'Mei',
  'Juni',
  'Julai',
  'Agosti',
  'Septemba',
  'Oktoba',
  'Novemba',
  'Desemba',
];

test('a day is written in the words of the screen', () => {
  expect(writtenDay('2026-10-08', short)).toBe('08 Okt 2026');
  expect(writtenDay('', short)).toBe('');
  expect(writtenDay('tomorrow', short)).toBe('');
});

describe('a typed day', () => {
  test.each([
    ['28 Nov 2026', '2026-11-28'],
    ['28 novemba 2026', '2026-11-28'],
    ['28/11/2026', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['1 Jul 2026', '2026-07-01'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is read', (typed, day) => {
    expect(readDay(typed, short, long)).toBe(day);
  });

  test.each(['31/02/2026', '28 Xyz 2026', '28 Nov', 'leo', '', '00/11/2026', '28/13/2026', '1/1/1800'])(
    '%s is no day',
    (typed) => {
      expect(readDay(typed, short, long)).toBeNull();
    },
  );
});
