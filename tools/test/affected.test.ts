import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';
import { SourceGraph } from './source-graph.ts';

const graph = new SourceGraph(
  new Map<string, string[]>([
    ['modules/inventory/category/category.entity.ts', []],
    ['modules/inventory/category/server/category.db.test.ts', ['apps/server/testing/shop.ts']],
    ['modules/inventory/product/product.entity.ts', ['modules/inventory/category/category.entity.ts']],
    ['modules/inventory/product/server/product.command.test.ts', ['apps/server/testing/shop.ts']],
    ['modules/inventory/errors.ts', []],
    [
      'modules/sale/cart/server/refuse.command.ts',
      ['modules/inventory/errors.ts', 'modules/inventory/category/category.entity.ts'],
    ],
    ['modules/inventory/module.ts', ['modules/inventory/category/category.entity.ts']],
    ['modules/inventory/category/web/cell.tsx', []],
    ['modules/inventory/category/web/cell.test.ts', ['modules/inventory/category/web/cell.tsx']],
    ['modules/sale/cart/price.rules.ts', ['modules/inventory/product/product.entity.ts']],
    ['modules/sale/cart/server/price.db.test.ts', ['apps/server/testing/shop.ts']],
    ['modules/sale/receipt/receipt.rules.ts', []],
    ['modules/sale/receipt/receipt.rules.test.ts', ['modules/sale/receipt/receipt.rules.ts']],
    ['modules/registry.ts', ['modules/inventory/module.ts']],
    ['apps/server/testing/shop.ts', ['modules/registry.ts']],
    ['apps/server/start.test.ts', ['apps/server/testing/shop.ts']],
  ]),
);

test('a definition: the tests of its module, and of the slices that import it, however far', () => {
  expect(affectedBy(['modules/inventory/category/category.entity.ts'], graph)).toEqual({
    tests: [
      'modules/inventory/category/server/category.db.test.ts',
      'modules/inventory/product/server/product.command.test.ts',
      'modules/inventory/category/web/cell.test.ts',
      'modules/sale/cart/server/price.db.test.ts',
    ],
    entities: ['category'],
  });
});

test('a rule of one slice leaves the modules alone that do not know it', () => {
  const { tests } = affectedBy(['modules/sale/receipt/receipt.rules.ts'], graph);
  expect(tests).toEqual([
    'modules/sale/cart/server/price.db.test.ts',
    'modules/sale/receipt/receipt.rules.test.ts',
  ]);
});

test('a sentence more among those of a module leaves the modules alone whose commands refuse by another', () => {
  expect(affectedBy(['modules/inventory/errors.ts'], graph).tests).toEqual([
    'modules/inventory/category/server/category.db.test.ts',
    'modules/inventory/product/server/product.command.test.ts',
    'modules/inventory/category/web/cell.test.ts',
  ]);
});

test('a screen breaks what screens are tested by, and nothing on the server', () => {
  expect(affectedBy(['modules/inventory/category/web/cell.tsx'], graph)).toEqual({
    tests: ['modules/inventory/category/web/cell.test.ts'],
    entities: [],
  });
});

test('what every test runs with asks for all of them', () => {
  expect(affectedBy(['package-lock.json'], graph).tests).toHaveLength(6);
});

test('nothing changed, nothing chosen', () => {
  expect(affectedBy([], graph)).toEqual({ tests: [], entities: [] });
});
