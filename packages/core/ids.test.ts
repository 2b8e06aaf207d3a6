import { expect, test } from 'vitest';
import { isId, lowestIdAt, newId } from './ids.ts';

test('new ids are UUIDv7, all different, and sort by the time they were made', () => {
  const made = Array.from({ length: 1000 }, (_, index) => newId(1_700_000_000_000 + index));
  expect(new Set(made).size).toBe(1000);
  expect([...made].sort()).toEqual(made);
  for (const id of made) {
    expect(isId(id)).toBe(true);
    expect(id[14]).toBe('7');
    expect('89ab').toContain(id[19]);
  }
});

test('only the one spelling is an id', () => {
  const id = newId();
  for (const other of [id.toUpperCase(), id.replaceAll('-', ''), `${id} `, `{${id}}`, ''])
    expect(isId(other)).toBe(false);
});

test('the lowest id of an instant parts what was made before it from what came since', () => {
  const instant = new Date('2026-11-20T09:00:00.123Z');
  const lowest = lowestIdAt(instant);
  expect(isId(lowest)).toBe(true);
  expect(newId(instant.getTime() - 1) < lowest).toBe(true);
  expect(newId(instant.getTime()) >= lowest).toBe(true);
});
