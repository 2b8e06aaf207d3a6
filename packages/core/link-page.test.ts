import { expect, test } from 'vitest';
import { linkPage } from './link-page.ts';

const CODE = 'A'.repeat(16);
const JOBS = linkPage('/job');

test('the address of a link holds its code, and others hold none', () => {
  expect(JOBS.pathOf(CODE)).toBe(`/job/${CODE}`);
  expect(JOBS.codeIn(JOBS.pathOf(CODE))).toBe(CODE);
  expect(JOBS.codeIn('/job/aaaa-aaaa-aaaa-aaaa')).toBe(CODE);
  for (const path of ['/job/', '/job/ABC', `/verify/${CODE}`, '/jobs', '/'])
    expect(JOBS.codeIn(path)).toBe('');
  expect(['/job/x', '/jobs', '/service/list'].map(JOBS.isPath)).toEqual([true, false, false]);
});
