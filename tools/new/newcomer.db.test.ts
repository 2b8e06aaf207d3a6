import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfTree } from '../copy-of-tree.ts';

/** The page of CONTRIBUTING.md for newcomers, followed to the letter in a copy of the tree. */
let copy: string;
let before: Map<string, string>;
let made: { status: number | null; output: string }[];

/** The commands of the page, in its order. */
const COMMANDS = [
  ...readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8').matchAll(
    /^\d\. `npm run new (.+)`$/gm,
  ),
].map(([, words = '']) =>
  [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
);

beforeAll(() => {
  copy = copyOfTree();
  before = contents();
  made = COMMANDS.map((words) => run('tools/new/run.ts', ...words));
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a module, an entity and a document touch their folder, the lists of modules and two migrations', () => {
  expect(COMMANDS.map(([kind]) => kind)).toEqual(['module', 'entity', 'document']);
  for (const { status, output } of made) expect(status, output).toBe(0);
  const after = contents();
  const added = [...after.keys()].filter((path) => !before.has(path));
  expect(added.filter((path) => !path.startsWith('modules/laundry/')).toSorted()).toEqual([
    expect.stringMatching(/^migrations\/\d{12}-add-machines\.sql$/),
    expect.stringMatching(/^migrations\/\d{12}-add-washing-bills\.sql$/),
  ]);
  const changed = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
  expect(changed.toSorted()).toEqual([
    'modules/order.json',
    'modules/permissions.extra.ts',
    'modules/registry.server.ts',
    'modules/registry.ts',
  ]);
});

test('every check is content with them as they are, the calls of the records among them', {
  timeout: 600_000,
}, async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
  const checks = [
    ['tools/lint/run.ts'],
    ['tools/boundaries.ts'],
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', 'modules/laundry'],
    ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', 'modules/laundry/**'],
    ...['core', 'server', 'web'].map((part) => [
      'node_modules/typescript7/bin/tsc',
      '-p',
      `tsconfig.${part}.json`,
    ]),
    [
      ...vitest,
      'unit',
      '^modules/[^/]+\\.test',
      'modules/registry',
      'modules/laundry',
      'modules/employee/role',
    ],
    [...vitest, 'db', 'modules/laundry', 'contract.test', '-t', 'machine|washing-bill|posts|voided|amount'],
    // The new document in each of its states, and as its branch begins anew.
    [...vitest, 'db', 'apps/server/document-states', '-t', 'washing-bill'],
    [...vitest, 'db', 'modules/branch/branch-data', '-t', 'nobody forgets a table|comes back'],
  ];
  const answers: { command: string[]; status: number | null; output: string }[] = [];
  const waiting = [...checks];
  await Promise.all(
    [1, 2].map(async () => {
      for (let command = waiting.shift(); command; command = waiting.shift())
        answers.push({ command, ...(await runBeside(...command)) });
    }),
  );
  expect(answers).toHaveLength(checks.length);
  // Somebody else's unfinished file is no fault of the newcomer's; what names the new records is.
  const complaints = answers.filter(
    ({ command, status, output }) =>
      status !== 0 && (command.includes('run') || /laundry|machine|washing|MODULE_NOT_FOUND/i.test(output)),
  );
  expect(complaints).toEqual([]);
});

test('the migrations give what the definitions say, so that a third one is empty', {
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
    ['document', 'inventory', 'category'],
    ['module', 'inventory', 'Bidhaa'],
  ];
  const answers = nonsense.map((args) => run('tools/new/run.ts', ...args));
  expect(answers.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2]);
  expect(answers.map(({ output }) => output.trim().split('\n')[0])).toEqual([
    'Say what and where: npm run new module <name> <name in Swahili>',
    'There is no module garden. Make it first: npm run new module garden <name in Swahili>',
    'Shelf is not a name in kebab-case, such as room-type.',
    'There is a category already.',
    'There is a module inventory already.',
  ]);
  expect(contents()).toEqual(now);
});

function run(...command: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** A check of its own server: nothing of the run that this test is part of. */
function runBeside(...command: string[]): Promise<{ status: number | null; output: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|ONEPOS|TEST_)/.test(name)),
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: copy, env });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function contents(): Map<string, string> {
  const paths = globSync('{apps,docs,e2e,migrations,modules,packages,specification,tools}/**/*', {
    cwd: copy,
  }).toSorted();
  const files = paths.filter((path) => statSync(join(copy, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(copy, path), 'latin1')]));
}
