import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFlows, chosenFlows, touchedFlows } from './chosen-flows.ts';
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
    touchedBy('docs/operations.md', 'modules/finance/debt/mutants/x.patch', 'packages/ui/a.test.ts'),
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

test('where everything counts as changed a run takes every flow', () => {
  expect(chosenFlows(root, graph, { changed: null, seed: 3 })).toEqual(allFlows(graph));
  expect(chosenFlows(root, graph, { changed: ['packages/ui/show/fold.tsx'], seed: 4 })).toEqual(
    allFlows(graph),
  );
});
