import { expect, test } from 'vitest';
import { instantOf } from './recorded-time.ts';

test.each([
  ['2010-12-01 08:26', '2010-12-01T08:26:00.000Z'],
  ['2011-03-27 00:59', '2011-03-27T00:59:00.000Z'],
  ['2011-03-27 02:00', '2011-03-27T01:00:00.000Z'],
  ['2011-07-31 00:10', '2011-07-30T23:10:00.000Z'],
])('the clock in London showed %s at %s', (minute, instant) => {
  expect(instantOf(minute)).toBe(instant);
});

test('a minute that was left out when the clocks went forward is refused', () => {
  expect(() => instantOf('2011-03-27 01:30')).toThrow('never showed');
});
