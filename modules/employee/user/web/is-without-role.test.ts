import { expect, test } from 'vitest';
import { isWithoutRole } from './is-without-role.ts';

const option = { value: 'id', title: 'Name' };
const line = (typed: object) => ({ key: '1', typed: { branch_id: option, role_id: null, ...typed } });

test.each([
  ['a branch without a role', 'employee', [line({})], true],
  ['one of two', 'employee', [line({ role_id: option }), line({})], true],
  ['a role in each branch', 'employee', [line({ role_id: option })], false],
  ['no branch at all, which the form says already', 'employee', [], false],
  ['a line that is still empty', 'employee', [line({ branch_id: null })], false],
  ['an owner, who needs none', 'owner', [line({})], false],
])('is asked about: %s', (_, account_type, access, asked) => {
  expect(isWithoutRole({ account_type, access })).toBe(asked);
});
