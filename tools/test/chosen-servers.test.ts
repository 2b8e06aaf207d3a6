import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenFlows } from './chosen-flows.ts';
import { chooseParts } from './chosen-parts.ts';
import { chosenServers } from './chosen-servers.ts';
import { readOptions } from './options.ts';
import { secondRunOfFlows } from './run-steps.ts';
import { describeSelection, select } from './selection.ts';
import { stepsOfAll } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const all = select(root, readOptions(['--everything', '--seed', '7']));

test('a file whose subject changed is always among those that run', () => {
  const runs = (changed: string, seed: number) => chosenServers(all.servers, { changed: [changed], seed });
  for (let seed = 0; seed < 20; seed += 1) {
    expect(runs('apps/server/backup/write-backup.ts', seed)).toContain(
      'apps/server/backup/killed-restore.db.test.ts',
    );
    expect(runs('CONTRIBUTING.md', seed)).toContain('tools/new/newcomer.db.test.ts');
    expect(runs('modules/finance/ledger/server/post-entries.ts', seed)).toContain(
      'tools/replay/replay.db.test.ts',
    );
  }
  const ever = new Set(Array.from({ length: 40 }, (_, seed) => runs('README.md', seed)).flat());
  expect(ever).toEqual(new Set(all.servers));
});

test('what changed comes before what did not, and nothing beyond what a run has time for', () => {
  const [touched, others] = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f', 'g'],
  ];
  for (let seed = 0; seed < 20; seed += 1) {
    expect(chooseParts({ touched: [touched], others }, { share: 1, most: 5, seed })).toHaveLength(5);
    expect(chooseParts({ touched: [touched], others }, { share: 1, most: 5, seed })).toEqual(
      expect.arrayContaining(touched),
    );
    expect(touched).toEqual(
      expect.arrayContaining(chooseParts({ touched: [touched], others }, { share: 1, most: 2, seed })),
    );
    expect(chooseParts({ touched: [touched], others }, { share: 0, most: 5, seed })).toEqual(touched);
  }
});

/** What is chosen after a change in one slice. */
function chosenOfOneSlice() {
  const lot = { changed: ['modules/inventory/category/category.rules.ts'], seed: 7 };
  const flows = chosenFlows(root, all.graph, lot);
  return { ...all, servers: chosenServers(all.servers, lot), flows };
}

test('what a run leaves to others is said by name, and --everything leaves nothing', () => {
  const some = chosenOfOneSlice();
  const said = describeSelection(some).join('\n');
  expect(said).toContain(
    `${some.servers.length} of ${all.servers.length} files that start servers of their own, ${some.flows.length} of ${all.flows.length} files of browser flows.`,
  );
  for (const file of all.flows.filter((one) => !some.flows.includes(one)))
    expect(said).toContain(file.slice('e2e/flows/'.length, -'.flow.ts'.length));
  expect(describeSelection(all).join('\n')).not.toContain('Left to the lots');
  const words = stepsOfAll(all).flatMap(({ vitest = [], playwright = [], beside }) => [
    ...vitest,
    ...playwright,
    ...(beside?.vitest ?? []),
  ]);
  expect(words).toEqual(expect.arrayContaining([...all.servers, ...all.flows]));
});

test('flows that failed are run once more without those that passed', () => {
  const words = secondRunOfFlows(
    ['--config', 'x.ts', 'e2e/flows/a.flow.ts', 'e2e/flows/b.flow.ts'],
    ['flows/b.flow.ts'],
  );
  expect(words).toEqual(['--config', 'x.ts', '--trace', 'retain-on-failure', 'flows/b.flow.ts']);
});
