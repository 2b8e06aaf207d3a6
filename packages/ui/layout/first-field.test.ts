import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstFieldOf, hasKeys } from './first-field.ts';

const field = (isVisible: boolean) => ({ checkVisibility: () => isVisible });
const fields = [field(false), field(true), field(true)];

beforeEach(() => {
  const form = { querySelectorAll: () => fields };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'bill' ? form : null) });
});
afterEach(() => vi.unstubAllGlobals());

test('typing begins in the first field that is there to be seen', () => {
  expect(firstFieldOf('bill')).toBe(fields[1]);
  expect(firstFieldOf('another')).toBeUndefined();
});

test.each([true, false])('keys are there where a pointer is: %s', (matches) => {
  const matchMedia = vi.fn(() => ({ matches }));
  vi.stubGlobal('matchMedia', matchMedia);
  expect(hasKeys()).toBe(matches);
  expect(matchMedia).toHaveBeenCalledWith('(pointer: fine)');
});
