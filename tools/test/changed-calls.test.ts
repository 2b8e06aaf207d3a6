import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { changedCalls } from './changed-calls.ts';
import { readSourceGraph } from './source-graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a definition stands for every call of its entity, a command for its own', () => {
  const files = [
    'modules/inventory/category/category.entity.ts',
    'modules/inventory/category/category.i18n.ts',
    'modules/session/token/server/make-token.command.ts',
    'modules/gone/gone.entity.ts',
    'packages/core/money.ts',
  ];
  expect(changedCalls(root, files, 7)).toEqual(['POST api/token', 'api/category']);
});

test('of a change of everything it takes as many as there is time for, and another seed takes others', () => {
  const { files } = readSourceGraph(root);
  const taken = changedCalls(root, files, 7);
  expect(taken).toHaveLength(3);
  expect(changedCalls(root, files, 8)).not.toEqual(taken);
});

test('every entity is found by the name of its file', () => {
  const { files } = readSourceGraph(root);
  const definitions = files.filter((file) => file.endsWith('.entity.ts') && file.startsWith('modules/'));
  const found = definitions.flatMap((file) => changedCalls(root, [file], 7));
  expect(found).toEqual(
    expect.arrayContaining(
      registry.entities.filter(({ calls }) => calls.length > 0).map(({ name }) => `api/${name}`),
    ),
  );
});
