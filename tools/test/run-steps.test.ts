import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { runSteps } from './run-steps.ts';
import { select } from './selection.ts';
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
  const selection = select(root, readOptions([]));
  for (const step of stepsOfAll(selection)) {
    const program = step.check?.[0] ?? step.through;
    if (program) expect(existsSync(join(root, program)), program).toBe(true);
  }
});

test('what runs beside another counts as well, and says what it has to when it has ended', async () => {
  const said: string[] = [];
  const first = {
    ...check('First', 'process.exit(0)'),
    beside: check('Beside', 'console.log("line 9"); process.exit(1)'),
  };
  const say = (line: string) => said.push(line);
  expect(await runSteps([first], { root, node: process.execPath, say })).toEqual({ passed: 1, failed: 1 });
  const [begun, ended] = ['\nBeside', 'line 9'].map((line) => said.indexOf(line));
  expect(begun).toBeGreaterThanOrEqual(0);
  expect(ended).toBe((begun ?? 0) + 1);
  expect(said.at(-1)).toBe('\nFailed: Beside');
});

test('a few files that failed are run once more, alone, and named when they pass then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-again-'));
  const late = `import { existsSync, writeFileSync } from 'node:fs';
    test('passes', () => {});
    test('passes the second time', () => {
      const before = existsSync('${folder}/ran');
      writeFileSync('${folder}/ran', '');
      expect(before).toBe(true);
    });`;
  await writeFile(join(folder, 'late.test.ts'), late);
  await writeFile(join(folder, 'sound.test.ts'), "test('is sound', () => {});");
  const said: string[] = [];
  const step = { title: 'Tests', vitest: ['--root', folder, '--globals'] };
  const run = () =>
    runSteps([{ ...check('Beside', ''), beside: step }], {
      root,
      node: process.execPath,
      say: (line: string) => said.push(line),
      isQuiet: true,
    });
  expect(await run()).toEqual({ passed: 4, failed: 0 });
  expect(said.join('\n')).toContain('passes the second time');
  expect(said.at(-1)).toMatch(/^Failed beside others and passed alone.+late\.test\.ts$/);

  await writeFile(join(folder, 'sound.test.ts'), "test('is unsound', () => expect(1).toBe(2));");
  expect(await run()).toEqual({ passed: 3, failed: 1 });
  expect(said.at(-1)).toBe('\nFailed: Tests');
  expect(said.at(-2)).toContain('sound.test.ts\nis unsound: AssertionError: expected 1 to be 2');
  await rm(folder, { recursive: true });
});

test('a seed chooses the same for the oldest PostgreSQL, and what must run there always does', () => {
  const { onOldest, graph } = select(root, readOptions(['--seed', '7']));
  expect(select(root, readOptions(['--seed', '7'])).onOldest).toEqual(onOldest);
  expect(onOldest).toEqual(
    expect.arrayContaining([
      'packages/server-kit/contract.test.ts',
      'packages/server-kit/migrate/isolation.db.test.ts',
      'packages/server-kit/migrate/prepare.db.test.ts',
      'modules/finance/ledger/server/post-entries.db.test.ts',
      'modules/inventory/stock/server/move-stock.db.test.ts',
    ]),
  );
  const everything = select(root, readOptions(['--everything'])).onOldest;
  expect(everything.length).toBeGreaterThan(2 * onOldest.length);
  expect(graph.files).toEqual(expect.arrayContaining(everything));
});
