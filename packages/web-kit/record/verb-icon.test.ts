import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { VERBS, verbIcon } from './verb-icon.ts';

const STEPS = registry.entities.flatMap(({ states }) => Object.keys(states?.transitions ?? {}));

test('a step forward has a hook, one that takes back an arrow back, and no step a bin', () => {
  expect(verbIcon('verify', false)).toBe('check');
  expect(verbIcon('void', true)).toBe('undo');
  for (const step of STEPS)
    expect([verbIcon(step, true), verbIcon(step, false)], step).not.toContain('delete');
});

test('every verb that has a drawing of its own is a step of some document', () => {
  expect(Object.keys(VERBS).filter((verb) => !STEPS.includes(verb))).toEqual([]);
});
