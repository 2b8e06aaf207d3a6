import { expect, test } from 'vitest';
import { textAfter } from './hold-typing.ts';

// cspell:ignore nauli

const typed = (keys: readonly string[]) =>
  keys.reduce((text, key) => textAfter(text, { ...NO_MORE, key }) ?? text, '');
const NO_MORE = { ctrlKey: false, metaKey: false, altKey: false };

test('letters, blanks and signs are kept, the last one can be taken back, other keys write nothing', () => {
  expect(typed(['n', 'a', 'x', 'Backspace', 'u', 'l', 'i', ' ', 'é', 'Shift', 'ArrowDown', 'Enter'])).toBe(
    'nauli é',
  );
  expect(typed(['Backspace'])).toBe('');
});

test('a key that is held with Ctrl is an order and no letter', () => {
  expect(textAfter('a', { ...NO_MORE, key: 'k', ctrlKey: true })).toBeUndefined();
});
