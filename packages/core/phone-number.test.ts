import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOfPhoneNumber, phoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  test.each([
    '255754321098',
    '+255754321098',
    '0754321098',
    '754321098',
    '00255754321098',
    '0754 321 098',
    '+255 (0)754-321-098',
    '2550754321098',
    '0754.321.098',
    '255754321098.0',
    '754321098.00',
  ])('%s is one number', (typed) => expect(phoneNumber(typed)).toBe('255754321098'));

  test.each([
    ['0222123456', '255222123456'],
    ['+254712345678', '254712345678'],
    ['00447911123456', '447911123456'],
    ['+4712345678', '4712345678'],
  ])('%s is %s', (typed, number) => expect(phoneNumber(typed)).toBe(number));

  test.each(['12', '07543', 'asha', '2.55754E+11', '0754321098 / 0755', '+0754321098', '0000000000'])(
    '%s is none',
    (typed) => expect(phoneNumber(typed)).toBeNull(),
  );

  test('stays what it is once it is kept', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0]?[0-9 ]{8,16}$/), (typed) => {
        const kept = phoneNumber(typed);
        fc.pre(kept !== null);
        expect(phoneNumber(`+${kept}`)).toBe(kept);
      }),
    );
  });

  test('a part of one is looked for in the form in which numbers are kept', () => {
    expect(['0754', '+255 754', '00255', '754', '255754'].map(partOfPhoneNumber)).toEqual([
      '255754',
      '255754',
      '255',
      '754',
      '255754',
    ]);
  });
});
