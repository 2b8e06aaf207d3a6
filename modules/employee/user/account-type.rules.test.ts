import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAdministrative, mayMakeAccount } from './account-type.rules.ts';
import { USER_ACCOUNT_TYPES } from './user.entity.ts';

const { roles } = JSON.parse(
  readFileSync(new URL('../../../specification/specification.json', import.meta.url), 'utf8'),
);

test.each(
  USER_ACCOUNT_TYPES.flatMap((creator) => USER_ACCOUNT_TYPES.map((created) => [creator, created] as const)),
)('%s makes %s as §6 says', (creator, created) => {
  expect(mayMakeAccount(creator, created)).toBe(roles.creation.matrix[creator][created]);
});

test('an unknown account type makes nobody and is made by nobody', () => {
  expect(mayMakeAccount('root', 'employee')).toBe(false);
  expect(mayMakeAccount('onepos', 'root')).toBe(false);
});

test('administrative is every account but owner and employee (§6)', () => {
  expect(USER_ACCOUNT_TYPES.filter(isAdministrative)).toEqual(roles.administrative_rule.types);
});
