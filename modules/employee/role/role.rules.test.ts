import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESERVED_ROLES, roleName } from './role.rules.ts';

// cspell:ignore Mwuzaji

const { roles } = JSON.parse(
  readFileSync(new URL('../../../specification/specification.json', import.meta.url), 'utf8'),
);

test('the role names of specification §6 are read in both languages, never raw', () => {
  expect([...RESERVED_ROLES]).toEqual(roles.role_names_for_translation);
  for (const name of roles.role_names_for_translation) {
    const read = [roleName(name, 'en'), roleName(name, 'sw')];
    expect(new Set([...read, name]).size, name).toBe(3);
    for (const words of read) expect(words).not.toMatch(/_/);
  }
  expect(roleName('Mwuzaji', 'en')).toBe('Mwuzaji');
  expect(roleName('toString', 'en')).toBe('toString');
});
