import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUntouched, watchTouches } from './touched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a page is untouched a minute after the last touch, and no longer when it is touched again', () => {
  const page = new EventTarget() as unknown as Document;
  watchTouches(page);
  page.dispatchEvent(new Event('keydown'));
  expect(isUntouched()).toBe(false);
  vi.advanceTimersByTime(59_000);
  expect(isUntouched()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isUntouched()).toBe(true);
  page.dispatchEvent(new Event('pointerdown'));
  expect(isUntouched()).toBe(false);
});
