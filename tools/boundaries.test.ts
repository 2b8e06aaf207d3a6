import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import order from '../modules/order.json' with { type: 'json' };
import { BOUNDARIES, type Crossing, findCrossings } from './boundaries.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** For each rule one import that breaks it: the file, and what it imports. */
const PLANTED: Record<string, [from: string, to: string]> = {
  'core-is-a-leaf': ['packages/core/planted.ts', '#server-kit/target.ts'],
  'core-runs-anywhere': ['packages/core/fields/planted.ts', 'node:fs'],
  'ui-is-dumb': ['packages/ui/planted.tsx', '#web-kit/target.tsx'],
  'only-ui-imports-mantine': ['modules/hotel/room/web/planted.screen.tsx', '@mantine/core'],
  'kits-know-no-business': ['packages/server-kit/planted.ts', '#modules/hotel/public.ts'],
  'web-never-imports-server': ['modules/hotel/booking/web/planted.screen.tsx', '#server-kit/target.ts'],
  'server-never-imports-web': ['modules/hotel/booking/server/planted.command.ts', '#web-kit/target.tsx'],
  'definitions-and-rules-are-isomorphic': ['modules/hotel/room/planted.entity.ts', '#server-kit/target.ts'],
  'other-modules-only-through-public': [
    'modules/hotel/room/server/planted.query.ts',
    '#modules/finance/inside.ts',
  ],
  'modules-never-import-apps': ['modules/hotel/planted.ts', '#server/target.ts'],
  'product-never-imports-tools': ['apps/server/planted.ts', '../../tools/target.ts'],
  'browser-tests-stay-outside': ['e2e/planted.ts', '#web-kit/target.tsx'],
  'product-never-imports-tests': ['packages/server-kit/other.ts', './testing/target.ts'],
  'no-development-packages-on-the-server': ['packages/server-kit/development.ts', 'vitest'],
  'no-unresolvable': ['packages/server-kit/nowhere.ts', './absent.ts'],
  'no-cycles': ['packages/server-kit/circle.ts', './circle-back.ts'],
  ...Object.fromEntries(
    order
      .slice(0, -1)
      .map((module, n) => [
        `order:${module}`,
        [`modules/${module}/planted-early.ts`, `#modules/${order[n + 1]}/public.ts`],
      ]),
  ),
};

/** Imports that look alike and are permitted. */
const PERMITTED: [from: string, to: string][] = [
  ['modules/hotel/room/web/fine.screen.tsx', '#web-kit/target.tsx'],
  ['modules/hotel/room/server/fine.command.ts', '#server-kit/target.ts'],
  ['modules/hotel/room/server/fine.query.ts', '#modules/finance/public.ts'],
  ['modules/hotel/room/fine.entity.ts', '#core/target.ts'],
  ['packages/ui/fine.tsx', '@mantine/core'],
  ['apps/server/fine.ts', '#modules/hotel/public.ts'],
  ['packages/server-kit/fine.test.ts', './testing/target.ts'],
];

const TARGETS = [
  'packages/core/target.ts',
  'packages/server-kit/target.ts',
  'packages/server-kit/testing/target.ts',
  'packages/web-kit/target.tsx',
  'apps/server/target.ts',
  'tools/target.ts',
  'modules/finance/inside.ts',
  ...order.map((module) => `modules/${module}/public.ts`),
];

let tree: string;
let crossings: Crossing[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(join(ROOT, file), join(tree, file));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const target of TARGETS) plant(target, 'export const target = 1;\n');
  cpSync(join(ROOT, 'modules/order.json'), join(tree, 'modules/order.json'));
  for (const [from, to] of [...Object.values(PLANTED), ...PERMITTED]) {
    plant(from, `import * as target from '${to}';\nexport const planted = target;\n`);
  }
  plant(
    'packages/server-kit/circle-back.ts',
    "import * as circle from './circle.ts';\nexport const back = circle;\n",
  );
  crossings = findCrossings(tree);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true }));

describe('a planted violation of each direction rule is caught', () => {
  test('every rule has one', () => {
    expect(Object.keys(PLANTED).toSorted()).toEqual([...BOUNDARIES.keys()].toSorted());
  });

  test.each(Object.entries(PLANTED))('%s', (rule, [from]) => {
    const reported = crossings.filter((crossing) => crossing.from === from || crossing.to === from);
    expect(reported.map((crossing) => crossing.rule)).toContain(rule);
  });
});

test.each(PERMITTED)('%s may import %s', (from) => {
  expect(crossings.filter((crossing) => crossing.from === from)).toEqual([]);
});

test('a tree in which no import could be followed is refused, not passed', () => {
  const blind = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(ROOT, '.dependency-cruiser.cjs'), join(blind, '.dependency-cruiser.cjs'));
  cpSync(join(ROOT, 'modules/order.json'), join(blind, 'modules/order.json'));
  cpSync(join(ROOT, 'tsconfig.json'), join(blind, 'tsconfig.json'));
  mkdirSync(join(blind, 'packages'));
  writeFileSync(join(blind, 'packages/alone.ts'), 'export const alone = 1;\n');
  expect(() => findCrossings(blind)).toThrow('the rules checked nothing');
  rmSync(blind, { recursive: true });
});

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
