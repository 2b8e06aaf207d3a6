import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

const titles = () => toastStore.read().map((toast) => toast.title);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of toastStore.read()) dismissToast(toast.id);
  vi.useRealTimers();
});

test('success leaves after one second, an error stays until dismissed', () => {
  showToast({ tone: 'success', title: 'Product saved' });
  const error = showToast({ tone: 'error', title: 'Sale was not saved' });
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['Sale was not saved', 'Product saved']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['Sale was not saved']);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Sale was not saved']);
  dismissToast(error);
  expect(titles()).toEqual([]);
});

test('what offers an Undo waits ten seconds for it', () => {
  showToast({ tone: 'success', title: 'Moved', actions: [{ title: 'Undo', onPress: () => undefined }] });
  vi.advanceTimersByTime(9999);
  expect(titles()).toEqual(['Moved']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('equal toasts merge into the newest and begin their second again', () => {
  showToast({ tone: 'success', title: 'Saved' });
  vi.advanceTimersByTime(600);
  showToast({ tone: 'success', title: 'Saved' });
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(600);
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(400);
  expect(titles()).toEqual([]);
});

test('at most three are shown, the oldest goes', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ tone: 'error', title });
  expect(titles()).toEqual(['four', 'three', 'two']);
});

test('an error is not pushed out by what went well', () => {
  for (const title of ['not saved', 'not sent']) showToast({ tone: 'error', title });
  for (const title of ['one', 'two', 'three']) showToast({ tone: 'success', title });
  expect(titles()).toEqual(['three', 'not sent', 'not saved']);
});

test('listeners hear of changes until they leave', () => {
  const heard = vi.fn();
  const leave = toastStore.subscribe(heard);
  showToast({ tone: 'error', title: 'heard' });
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  showToast({ tone: 'error', title: 'unheard' });
  expect(heard).toHaveBeenCalledTimes(1);
});
