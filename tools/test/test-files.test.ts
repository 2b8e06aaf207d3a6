import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceGraph } from './source-graph.ts';
import { ALONE, STARTS_ITS_OWN, testKind } from './test-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ITSELF = 'tools/test/test-files.test.ts';
const files = readSourceGraph(root).files.filter((file) => testKind(file));

test('what replaces a module has a process of its own, and a database test replaces none', () => {
  const replacing = files.filter((file) =>
    /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(replacing.filter((file) => file !== ITSELF).toSorted()).toEqual(ALONE.toSorted());
  expect(ALONE).toContain('packages/server-kit/auth/password-hash.test.ts');
});

test('every file of the lists is there', () => {
  for (const pattern of STARTS_ITS_OWN) {
    const found = pattern.includes('*')
      ? globSync(pattern, { cwd: root }).length > 0
      : existsSync(join(root, pattern));
    expect(found, pattern).toBe(true);
  }
});
