import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSome } from './lots.ts';

/** As many as a run of everything has time for: the calls of one entity take two thousand attempts. */
const MOST = 3;

/**
 * Calls whose definition is in one of the files: `api/category` for all that follow from a definition of an entity,
 * `POST api/sale/checkout` for one that stands for itself. At most three, by lot.
 */
export function changedCalls(root: string, files: readonly string[], seed: number): string[] {
  const calls = files.flatMap((file) => {
    if (!/^modules\/.*\.ts$/.test(file) || file.endsWith('.test.ts') || !existsSync(join(root, file)))
      return [];
    if (file.endsWith('.entity.ts')) return [`api/${basename(file, '.entity.ts')}`];
    return [...readFileSync(join(root, file), 'utf8').matchAll(ROUTE)].map(([, route = '']) => route);
  });
  return drawSome([...new Set(calls)], MOST, seed).toSorted();
}

const ROUTE = /\broute: '((?:GET|POST|PUT|DELETE) api\/[^']+)'/g;
