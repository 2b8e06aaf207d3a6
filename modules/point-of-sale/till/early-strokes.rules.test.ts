import { expect, test } from 'vitest';
import { inLine } from './early-strokes.rules.ts';

/** Keys so many milliseconds apart, from a moment on. */
const typed = (keys: readonly string[], gap: number, from: number) =>
  keys.map((key, place) => ({ key, at: from + place * gap }));

test('codes and what a hand typed stay apart, in their order', () => {
  const strokes = [
    ...typed([...'6001001001', 'Enter'], 5, 0),
    ...typed([...'3*', ...'6001001002'], 5, 1000),
    ...typed(['Enter'], 5, 1060),
    ...typed([...'sab', 'Enter'], 120, 2000),
    ...typed([...'uni'], 120, 3000),
  ];
  expect(inLine(strokes)).toEqual([
    { code: '6001001001' },
    { code: '3*6001001002' },
    { text: 'sab' },
    'enter',
    { text: 'uni' },
  ]);
});

test('what a hand typed before a scan is not of its code', () => {
  const strokes = [...typed([...'3*'], 120, 0), ...typed([...'6001001002', 'Enter'], 5, 1000)];
  expect(inLine(strokes)).toEqual([{ text: '3*' }, { code: '6001001002' }]);
  expect(inLine([])).toEqual([]);
});
