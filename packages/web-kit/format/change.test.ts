import { expect, test } from 'vitest';
import { changeText, isPart } from './change.ts';

test('a change has its sign, and one decimal while it is small', () => {
  expect(changeText(1138, 1000)).toEqual({ text: '+13.8%', rises: true });
  expect(changeText(900, 1000)).toEqual({ text: '−10.0%', rises: false });
  expect(changeText(13_000, 1000)).toEqual({ text: '+1,200%', rises: true });
});

test('a loss that shrinks rises', () => {
  expect(changeText(-500, -1000)).toEqual({ text: '+50.0%', rises: true });
});

test('nothing is said where nothing can be compared', () => {
  expect(changeText(1000, 0)).toBeUndefined();
  expect(changeText(1000, 1000)).toBeUndefined();
  expect(changeText(-27_077, 1000)).toBeUndefined();
});

test('a part of a whole says nothing where it is more than the whole, on either side', () => {
  expect([-2807.7, -100, 42, 100, 101].map(isPart)).toEqual([false, true, true, true, false]);
});
