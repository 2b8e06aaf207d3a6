import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { reachDates } from './reach-dates.ts';
import { importsIn, readSourceGraph, SourceGraph } from './source-graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const graph = readSourceGraph(root);

test('what runs is imported, in every form of the language; what only the compiler reads is not', () => {
  const text = `
import order from './order.json' with { type: 'json' };
import { type Money, add } from '#core/money.ts';
import type { Registry } from '#core/define-module.ts';
import * as all from './all.ts';
import './styles.css';
import {
  one,
  other,
} from './several.ts';
export { rule } from './rule.ts';
export type { Rule } from './rule-type.ts';
export * from './words.ts';
const late = () => import('./late.tsx');
const said = "import nothing from 'a text'";
`;
  expect(importsIn(text)).toEqual([
    './order.json',
    '#core/money.ts',
    './all.ts',
    './styles.css',
    './several.ts',
    './rule.ts',
    './words.ts',
    './late.tsx',
  ]);
});

test('every import of the product is found where it stands', () => {
  const product = graph.files.filter((file) => /^(?:apps|modules|packages)\//.test(file));
  const lost = product.flatMap((file) =>
    graph
      .importsOf(file)
      .filter((name) => /^(?:apps|modules|packages|#)/.test(name) && !existsSync(join(root, name))),
  );
  expect(product.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});

test('a file reaches what its imports import, in a circle too, and nothing beyond where it has to stop', () => {
  const made = new SourceGraph(
    new Map([
      ['a.test.ts', ['a.ts']],
      ['a.ts', ['registry.ts', 'node:fs']],
      ['registry.ts', ['b.ts']],
      ['b.ts', ['a.ts']],
    ]),
  );
  expect([...made.reachOf('a.test.ts')]).toEqual(['a.test.ts', 'a.ts', 'registry.ts', 'node:fs', 'b.ts']);
  const stopped = made.reachOf('a.test.ts', (file) => file === 'registry.ts');
  expect([...stopped]).toEqual(['a.test.ts', 'a.ts', 'registry.ts', 'node:fs']);
});

test('tests of days and hours run in Greenwich too, those that cannot tell the zone do not', () => {
  const dated = [
    'apps/server/backup/schedule.test.ts',
    'modules/report/reminder/occasion.rules.test.ts',
    'packages/core/business-day.test.ts',
    'packages/server-kit/excel/write-workbook.test.ts',
    'packages/web-kit/format/day.test.ts',
  ];
  const undated = ['packages/core/money.test.ts', 'tools/spelling.test.ts'];
  for (const file of dated) expect(graph.importsOf(file), file).not.toEqual([]);
  expect(reachDates(root, graph, [...dated, ...undated])).toEqual(dated);
});
