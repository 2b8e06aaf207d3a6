import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, readMutants } from './mutant.ts';

/** A table of mutants lies in the slice that they take guards out of. */
const TABLES = '{apps,e2e,migrations,modules,packages,tools}/**/mutants.json';

/** Every mutant of the tree, by name. */
export function findMutants(root: string): Mutant[] {
  return globSync(TABLES, { cwd: root })
    .flatMap((path) => readMutants(readFileSync(join(root, path), 'utf8')))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The same as they stood in a commit, where a table of today was there already. */
export function mutantsAt(root: string, textAt: (path: string) => string | null): Mutant[] {
  return globSync(TABLES, { cwd: root }).flatMap((path) => {
    const text = textAt(path);
    return text === null ? [] : readMutants(text);
  });
}
