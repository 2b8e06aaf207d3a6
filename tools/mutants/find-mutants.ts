import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Mutant, readMutant } from './mutant.ts';

/** Every mutant of the tree, by name: they lie in folders `mutants`, beside what they take a guard out of. */
export function findMutants(root: string): Mutant[] {
  return globSync('{apps,e2e,modules,packages,tools}/**/mutants/*.patch', { cwd: root })
    .map((path) => readMutant(basename(path, '.patch'), readFileSync(join(root, path), 'utf8'), path))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
