import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import { stepsOfAll } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const check = (title: string, script: string) => ({ title, check: ['-e', script] });

test('a failed step is shown and hides none of the others', async () => {
  const said: string[] = [];
  const steps = [
    check('First', 'console.log("all is well")'),
    check('Second', 'console.error("line 7 is wrong"); process.exit(2)'),
    { ...check('Third', 'process.exit(process.env.TZ === "UTC" ? 0 : 1)'), env: { TZ: 'UTC' } },
  ];
  const total = await runSteps(steps, {
    root,
    node: process.execPath,
    say: (line: string) => said.push(line),
  });
  expect(total).toEqual({ passed: 2, failed: 1 });
  expect(said).toContain('line 7 is wrong');
  expect(said).not.toContain('all is well');
  expect(said.at(-1)).toBe('\nFailed: Second');
});

test('every program of the steps is there', () => {
  for (const step of stepsOfAll({ inGreenwich: [], withBrowser: true })) {
    const program = step.check?.[0] ?? step.through;
    if (program) expect(existsSync(join(root, program)), program).toBe(true);
  }
});
