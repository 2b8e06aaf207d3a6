import { describe, expect, test } from 'vitest';
import { commandOf, keysFor, TILL_KEYS } from './till-keys.rules.ts';

const press = (key: string, where: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, paying: false, typing: false, held: false, ...where })?.command ?? null;

describe('the keyboard of the till', () => {
  test.each([
    ['F2', 'search'],
    ['/', 'search'],
    ['+', 'more'],
    ['-', 'fewer'],
    ['ArrowUp', 'line_up'],
    ['ArrowDown', 'line_down'],
    ['Delete', 'remove_line'],
    ['%', 'discount'],
    ['F4', 'customer'],
    ['F7', 'shift'],
    ['F8', 'park'],
    ['F9', 'pay'],
    ['Enter', 'accept'],
    ['F10', 'reprint'],
    ['Escape', 'back'],
    ['?', 'help'],
  ])('%s: %s', (key, command) => {
    expect(press(key)).toBe(command);
  });

  test('letters of the ways, = and Tab are keys of the payment alone, and digits are nobody’s', () => {
    for (const key of ['A', 's', 'l', 'Q', 'm', '=', 'Tab']) {
      expect(press(key)).toBeNull();
      expect(press(key, { paying: true })).not.toBeNull();
    }
    for (const key of ['0', '1', '2', '9']) expect(press(key, { paying: true })).toBeNull();
    expect(press('+', { paying: true })).toBeNull();
  });

  test('a key that types belongs to the field with something in it', () => {
    for (const key of ['/', '+', '-', '%', '?', 'Delete']) expect(press(key, { typing: true })).toBeNull();
    for (const key of ['F2', 'F9', 'Enter', 'Escape', 'ArrowUp'])
      expect(press(key, { typing: true })).not.toBeNull();
    expect(press('s', { typing: true, paying: true })).toBeNull();
    // The amount takes no letters, so there they choose a way as well.
    expect(press('s', { typing: true, inAmount: true, paying: true })).toBe('way');
    expect(press('=', { typing: true, inAmount: true, paying: true })).toBeNull();
  });

  test('nothing is taken from the browser', () => {
    expect(press('F9', { held: true })).toBeNull();
    const keys = TILL_KEYS.flatMap((key) => key.keys);
    for (const kept of ['F1', 'F3', 'F5', 'F6', 'F11', 'F12']) expect(keys).not.toContain(kept);
  });

  test('no key means two things in one place', () => {
    for (const paying of [false, true]) {
      const here = TILL_KEYS.filter(({ where }) => where !== (paying ? 'catalogue' : 'payment'));
      const keys = here.flatMap((key) => key.keys);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  test.each([
    ['discount', ['discount']],
    ['remove', ['fewer', 'remove_line']],
    ['customer', ['customer']],
  ] as const)('without the right for %s its keys are not there', (right, gone) => {
    const all = { discount: true, remove: true, customer: true };
    const left = keysFor({ ...all, [right]: false }).map(({ command }) => command);
    const before = keysFor(all).map(({ command }) => command);
    expect(before).toEqual(TILL_KEYS.map(({ command }) => command));
    expect(left).toEqual(before.filter((command) => !gone.some((one) => one === command)));
  });
});
