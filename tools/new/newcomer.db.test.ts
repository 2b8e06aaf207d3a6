import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfTree } from '../copy-of-tree.ts';

/** The newcomer's last step in ARCHITECTURE.md: an entity of one's own costs a folder, its line and a migration. */
let copy: string;
let before: Map<string, string>;
let made: ReturnType<typeof run>;

beforeAll(() => {
  copy = copyOfTree();
  before = contents();
  made = run('tools/new/run.ts', 'entity', 'inventory', 'shelf-label', 'Lebo');
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it touches one folder, one list and one migration', () => {
  expect(made.status, made.output).toBe(0);
  const after = contents();
  const added = [...after.keys()].filter((path) => !before.has(path)).toSorted();
  expect(added).toEqual([
    expect.stringMatching(/^migrations\/\d{12}-add-shelf-labels\.sql$/),
    'modules/inventory/shelf-label/shelf-label.entity.ts',
    'modules/inventory/shelf-label/shelf-label.i18n.ts',
  ]);
  const changed = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
  expect(changed).toEqual(['modules/inventory/module.ts']);
});

test('every check is content with it as it is', { timeout: 180_000 }, () => {
  const checks = [
    ['tools/lint/run.ts'],
    ['tools/boundaries.ts'],
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', 'modules/inventory/shelf-label'],
    ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', 'modules/inventory/shelf-label/*'],
    ...['core', 'server', 'web'].map((part) => [
      'node_modules/typescript7/bin/tsc',
      '-p',
      `tsconfig.${part}.json`,
    ]),
    ['node_modules/vitest/vitest.mjs', 'run', 'modules/permissions.test.ts'],
  ];
  // Somebody else's unfinished file is no fault of the newcomer's; what names the new entity is.
  const complaints = checks.filter((command) => {
    const { status, output } = run(...command);
    return status !== 0 && /shelf|MODULE_NOT_FOUND/i.test(output);
  });
  expect(complaints).toEqual([]);
});

test('the migration gives what the definition says, so that a second one is empty', {
  timeout: 180_000,
}, () => {
  expect(run('tools/migration.ts', 'again').output).toContain('already give');
});

test('nonsense is refused with a sentence and changes nothing', { timeout: 60_000 }, () => {
  const now = contents();
  const nonsense = [
    [],
    ['entity', 'garden', 'hose'],
    ['entity', 'inventory', 'Shelf'],
    ['entity', 'inventory', 'category'],
  ];
  const answers = nonsense.map((args) => run('tools/new/run.ts', ...args));
  expect(answers.map(({ status }) => status)).toEqual([2, 2, 2, 2]);
  expect(answers.map(({ output }) => output.trim())).toEqual([
    'Say what and where: npm run new entity <module> <name>',
    'There is no module garden.',
    'Shelf is not a name in kebab-case, such as room-type.',
    'There is a category already.',
  ]);
  expect(contents()).toEqual(now);
});

function run(...command: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function contents(): Map<string, string> {
  const paths = globSync('{apps,docs,e2e,migrations,modules,packages,tools}/**/*', { cwd: copy }).toSorted();
  const files = paths.filter((path) => statSync(join(copy, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(copy, path), 'latin1')]));
}
