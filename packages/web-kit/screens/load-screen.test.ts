import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadScreen } from './load-screen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a part that is held back fails at 120,000 ms by the name and text of the specification, and not before', async () => {
  let failed: unknown;
  loadScreen('/customer/list', () => new Promise(() => undefined))().catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(ChunkLoadError);
  expect(failed).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk /customer/list failed' });
});

test('a part that cannot be fetched fails at once in the same words', async () => {
  const load = loadScreen('signed-in', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toThrow('Loading chunk signed-in failed');
});

test('a part that comes in time leaves no clock running', async () => {
  expect(await loadScreen('guest', async () => 'here')()).toBe('here');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
