import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFlows, chosenFlows, MOST_SECONDS, touchedFlows } from './chosen-flows.ts';
import { flowSeconds, recordFlowSeconds } from './flow-seconds.ts';
import { readSourceGraph } from './source-graph.ts';

const root = join(import.meta.dirname, '../..');
const graph = readSourceGraph(root);
const touchedBy = (...changed: string[]) => touchedFlows(root, graph, changed);
const flow = (name: string) => `e2e/flows/${name}.flow.ts`;

test('a change reaches the flows that open its slice, or one that imports it, and no others', () => {
  const category = touchedBy('modules/inventory/category/web/category.web.ts');
  expect(category).toEqual(expect.arrayContaining([flow('category'), flow('list')]));
  expect(category).not.toContain(flow('receipt'));
  const receipt = touchedBy('modules/point-of-sale/receipt/receipt.rules.ts');
  expect(receipt).toEqual(expect.arrayContaining([flow('receipt'), flow('till'), flow('till-phone')]));
  expect(receipt).not.toContain(flow('category'));
});

test('a flow, and what it is written with, reaches itself; what no browser sees reaches none', () => {
  expect(touchedBy(flow('bell'))).toEqual([flow('bell')]);
  expect(touchedBy('e2e/pages/till-page.ts')).toContain(flow('till'));
  expect(touchedBy('e2e/pages/till-page.ts')).not.toContain(flow('bell'));
  expect(
    touchedBy('docs/operations.md', 'modules/finance/debt/mutants.json', 'packages/ui/a.test.ts'),
  ).toEqual([]);
});

test.each([
  'packages/ui/show/fold.module.css',
  'packages/server-kit/http/handle.ts',
  'apps/web/src/main.tsx',
  'migrations/202611240000-x.sql',
  'modules/registry.web.ts',
  'e2e/playwright.config.ts',
  'package-lock.json',
])('what stands under every page reaches every flow: %s', (file) => {
  expect(touchedBy(file)).toEqual(allFlows(graph));
});

test('without history everything counts as changed', () => {
  expect(touchedFlows(root, graph, null)).toEqual(allFlows(graph));
});

test('a run takes what a change reaches and some of the others, and over some seeds every flow', () => {
  const changed = [flow('bell'), flow('till')];
  const runs = Array.from({ length: 30 }, (_, seed) => chosenFlows(root, graph, { changed, seed }));
  for (const run of runs) expect(run).toEqual(expect.arrayContaining(changed));
  expect(chosenFlows(root, graph, { changed, seed: 3 })).toEqual(runs[3]);
  expect(new Set(runs.flat())).toEqual(new Set(allFlows(graph)));
});

const seconds = flowSeconds(allFlows(graph), root);
const lasts = (flows: readonly string[]) => flows.reduce((sum, one) => sum + seconds(one), 0);

test.each([
  ['without history', null],
  ['after a change in what all pages share', ['packages/ui/show/fold.tsx']],
])('%s a run takes the flows that it has time for, and over the seeds every flow', (_, changed) => {
  const runs = Array.from({ length: 60 }, (_, seed) => chosenFlows(root, graph, { changed, seed }));
  for (const run of runs) {
    expect(lasts(run)).toBeLessThanOrEqual(MOST_SECONDS);
    expect(lasts(run)).toBeGreaterThan(MOST_SECONDS * 0.9);
  }
  expect(new Set(runs.flat())).toEqual(new Set(allFlows(graph)));
});

test('a flow that changed comes first, then those of the pages that did, then those of what all share', () => {
  const changed = ['packages/ui/show/fold.tsx', flow('bell'), 'modules/inventory/category/category.rules.ts'];
  const ofPages = touchedBy(...changed.slice(1));
  expect(ofPages).toContain(flow('category'));
  for (let seed = 0; seed < 20; seed += 1) {
    const run = chosenFlows(root, graph, { changed, seed });
    expect(run).toContain(flow('bell'));
    // Of the pages that changed one is left out only where no room was left for it.
    const left = ofPages.filter((one) => !run.includes(one));
    const near = run.filter((one) => ofPages.includes(one));
    for (const one of left) expect(lasts(near) + seconds(one)).toBeGreaterThan(MOST_SECONDS);
  }
});

test('a flow whose seconds nobody recorded takes as long as they do on average', () => {
  expect(flowSeconds([flow('bell'), flow('till')], root)('e2e/flows/new.flow.ts')).toBe(
    (seconds(flow('bell')) + seconds(flow('till'))) / 2,
  );
});

test('what is recorded is of flows that are there, and of one that did not run it stays', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'onepos-seconds-'));
  try {
    for (const folder of ['e2e/flows', 'tools/test']) await mkdir(join(copy, folder), { recursive: true });
    for (const name of ['a', 'b', 'c']) await writeFile(join(copy, flow(name)), '');
    const record = join(copy, 'tools/test/flow-seconds.json');
    await writeFile(record, JSON.stringify({ 'gone.flow.ts': 3, 'b.flow.ts': 7, 'a.flow.ts': 1 }));
    const times = new Map([
      ['c.flow.ts', 12],
      ['a.flow.ts', 4600],
    ]);
    recordFlowSeconds(copy, times);
    expect(JSON.parse(await readFile(record, 'utf8'))).toEqual({
      'a.flow.ts': 5,
      'b.flow.ts': 7,
      'c.flow.ts': 1,
    });
  } finally {
    await rm(copy, { recursive: true });
  }
});
