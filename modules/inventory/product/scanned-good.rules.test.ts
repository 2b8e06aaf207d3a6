import { describe, expect, test } from 'vitest';
import { isCodeOf, scannedOf } from './scanned-good.rules.ts';

const cola = {
  code: 'COLA-1',
  barcodes: ['6161100000018', '036000291452'],
  units: [
    { unit: 'crate', barcode: null },
    { unit: 'carton', barcode: '16161100000015' },
  ],
};

describe('what was scanned', () => {
  test.each([
    ['16161100000015', 'carton', null, null],
    ['6161100000018', undefined, null, null],
    ['cola', undefined, null, null],
    ['(01)16161100000015(17)270331(10)L7', 'carton', 'L7', '2027-03-31'],
    [']d2010616110000001810L7', undefined, 'L7', null],
  ])('%s', (code, unit, batch, expire_date) =>
    expect(scannedOf(cola, code)).toEqual({ unit, batch, expire_date }),
  );

  test.each([
    ['cola-1', true],
    ['16161100000015', true],
    ['0036000291452', true],
    ['(01)06161100000018(10)L7', true],
    ['cola', false],
    ['6161100000025', false],
  ])('%s is a code of it: %s', (typed, is) => expect(isCodeOf(cola, typed)).toBe(is));
});
