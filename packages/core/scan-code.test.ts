import { describe, expect, test } from 'vitest';
import { codeKey, readGs1 } from './scan-code.ts';

describe('codes that are one', () => {
  test('numbers of 12, 13 and 14 digits are compared without zeros in front, letters without their case', () => {
    expect(['036000291452', '0036000291452', '00036000291452'].map(codeKey)).toEqual(
      Array.from({ length: 3 }, () => '36000291452'),
    );
    expect([codeKey('ab-1'), codeKey(' AB-1 ')]).toEqual(['ab-1', 'ab-1']);
    expect(codeKey('00012')).toBe('00012');
    expect(codeKey('16161100000015')).toBe('16161100000015');
  });
});

describe('a GS1 code', () => {
  const read = { gtin: '06161100000018', batch: 'L7/a', expire_date: '2027-03-31' };

  test.each([
    ']d20106161100000018172703311' + '0L7/a',
    ']C10106161100000018172703311' + '0L7/a\u001d21778',
    '\u001d010616110000001810L7/a\u001d17270331',
    '(01)06161100000018(17)270331(10)L7/a',
    '0106161100000018' + '15270300' + '10L7/a',
  ])('%s tells what it is, its batch and its last day', (code) => expect(readGs1(code)).toEqual(read));

  test.each([
    ['6161100000018', 'only a number'],
    ['0106161100000019', 'nothing behind it'],
    ['010616110000001917270331', 'a wrong check digit'],
    ['0106161100000018172703', 'a part that is cut off'],
    ['(10)L7', 'no number'],
    ['Soda (01) kubwa', 'a word'],
  ])('is not %s: %s', (code) => expect(readGs1(code)).toBeNull());

  test('a day that is none is left out', () => {
    expect(readGs1('(01)06161100000018(17)271331')?.expire_date).toBeNull();
  });
});
