import { expect, test } from 'vitest';
import { problemOfPin } from './pin.rules.ts';

test.each(['4826', '48261', '482613', '1357'])('%s is a PIN', (pin) => {
  expect(problemOfPin(pin)).toBeNull();
});

test.each(['482', '4826137', '48 6', '48a6', ''])('“%s” has other than four to six digits', (pin) => {
  expect(problemOfPin(pin)?.key).toBe('pin_digits');
});

test.each(['1234', '9876', '0000', '777777', '345678'])('%s is a row of digits', (pin) => {
  expect(problemOfPin(pin)?.key).toBe('pin_easy');
});
