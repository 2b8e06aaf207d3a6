import { expect, test } from 'vitest';
import { inTheirBranches } from './between-branches.rules.ts';

const entry = { branch_id: 'kariakoo', date: '2026-03-04' };

test('what moves no money of another branch stands in one entry', () => {
  const lines = [
    { account: '6030', debit: 500n },
    { account: '1010-1', credit: 500n, branch_id: 'kariakoo' },
  ];
  const [posting, ...others] = inTheirBranches({ ...entry, lines });
  expect(others).toEqual([]);
  expect(posting).toEqual({
    ...entry,
    lines: [lines[0], { account: '1010-1', credit: 500n }],
  });
});

test('money of two other branches leaves each of them, and each is owed its own by the branch that spent it', () => {
  const lines = [
    { account: '1200', debit: 900n },
    { account: '1020-1', credit: 300n, branch_id: 'mwenge' },
    { account: '6070', debit: 20n, branch_id: 'mwenge' },
    { account: '1010-2', credit: 600n, branch_id: 'arusha' },
    { account: '2000', credit: 20n },
  ];
  expect(inTheirBranches({ ...entry, lines })).toEqual([
    {
      ...entry,
      lines: [
        { account: '1200', debit: 900n },
        { account: '2000', credit: 20n },
        { account: '1900', credit: 280n },
        { account: '1900', credit: 600n },
      ],
    },
    {
      ...{ ...entry, branch_id: 'mwenge', never_short: true },
      lines: [
        { account: '1020-1', credit: 300n },
        { account: '6070', debit: 20n },
        { account: '1900', debit: 280n },
      ],
    },
    {
      ...{ ...entry, branch_id: 'arusha', never_short: true },
      lines: [
        { account: '1010-2', credit: 600n },
        { account: '1900', debit: 600n },
      ],
    },
  ]);
});

test('money that comes into the account of another branch is owed by it', () => {
  const lines = [
    { account: '1030-1', debit: 70n, branch_id: 'mwenge' },
    { account: '1100', credit: 70n },
  ];
  expect(inTheirBranches({ ...entry, lines }).map(({ lines: of }) => of)).toEqual([
    [
      { account: '1100', credit: 70n },
      { account: '1900', debit: 70n },
    ],
    [
      { account: '1030-1', debit: 70n },
      { account: '1900', credit: 70n },
    ],
  ]);
});
