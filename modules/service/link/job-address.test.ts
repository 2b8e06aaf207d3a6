import { expect, test } from 'vitest';
import { codeInJobPath, isJobPath, pathOfJob } from './job-address.ts';

const CODE = 'A'.repeat(16);

test('the address of a job holds its code, and others hold none', () => {
  expect(pathOfJob(CODE)).toBe(`/job/${CODE}`);
  expect(codeInJobPath(pathOfJob(CODE))).toBe(CODE);
  expect(codeInJobPath('/job/aaaa-aaaa-aaaa-aaaa')).toBe(CODE);
  for (const path of ['/job/', '/job/ABC', `/verify/${CODE}`, '/jobs', '/'])
    expect(codeInJobPath(path)).toBe('');
  expect(['/job/x', '/jobs', '/service/list'].map(isJobPath)).toEqual([true, false, false]);
});
