import { expect, test } from 'vitest';
import { keyActionOf } from './use-save-keys.ts';

const press = (text: string) => {
  const keys = text.split(' ');
  return keyActionOf({
    key: keys.at(-1) ?? '',
    ctrlKey: keys.includes('Ctrl'),
    metaKey: keys.includes('Meta'),
    shiftKey: keys.includes('Shift'),
    altKey: keys.includes('Alt'),
  });
};

test.each([
  ['Ctrl s', 'save'],
  ['Ctrl S', 'save'],
  ['Meta s', 'save'],
  ['Ctrl Enter', 'save'],
  ['Ctrl Shift Enter', 'another'],
  ['Escape', 'leave'],
  ['Shift ?', 'help'],
])('%s is to %s', (keys, action) => expect(press(keys)).toBe(action));

test.each(['s', 'Enter', 'Ctrl Shift S', 'Ctrl Alt s', 'Alt Escape', 'Shift Escape', 'Ctrl a'])(
  '%s is left to the browser and the field',
  (keys) => expect(press(keys)).toBeUndefined(),
);
