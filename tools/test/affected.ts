import { dirname } from 'node:path';
import type { SourceGraph } from './source-graph.ts';
import { testKind } from './test-files.ts';

/** Tests that a change can have broken. */
export interface Affected {
  tests: string[];
  /** Entities whose calls the contract test asks. */
  entities: string[];
}

/**
 * The tests of the modules that were touched, and of the slices that import what was touched. What only puts modules
 * together imports everything and says nothing about who needs whom, so nothing is followed through it.
 */
export function affectedBy(changed: readonly string[], graph: SourceGraph): Affected {
  if (changed.some((file) => EVERYWHERE.test(file)))
    return { tests: graph.files.filter((file) => testKind(file)), entities: [] };
  const reaching = graph.reaching(changed, composes);
  const modules = new Set(changed.flatMap((file) => (isWeb(file) ? [] : moduleOf(file))));
  const homes = new Set([...reaching, ...changed].filter((file) => !composes(file)).map(homeOf));
  if (changed.some((file) => file.startsWith('migrations/'))) homes.add('packages/server-kit/migrate');
  const near = (test: string) => homes.has(homeOf(test)) || modules.has(moduleOf(test)[0] ?? '');
  const tests = graph.files.filter((file) => testKind(file) && (reaching.has(file) || near(file)));
  return { tests, entities: changed.flatMap(entityOf).filter((name, n, all) => all.indexOf(name) === n) };
}

/** What every test runs with. */
const EVERYWHERE =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json|tools\/test\/as-it-was\.ts)$/;

/**
 * What mounts modules, on the server, in the browser or for a test of the whole product, and the sentences of a module's
 * refusals: each new entity adds some, which are typed by their names, and every command imports them.
 */
export function composes(file: string): boolean {
  return /^modules\/(?:[^/]+\/(?:module(?:\.server|\.web)?|errors)|registry(?:\.server|\.web)?|permissions)\.tsx?$/.test(
    file,
  );
}

const isWeb = (file: string) => /\/web\/|\.web\.tsx?$|^packages\/(?:web-kit|ui)\/|^apps\/web\//.test(file);

function moduleOf(file: string): string[] {
  return /^modules\/[^/]+(?=\/)/.exec(file)?.slice(0, 1) ?? [];
}

/** The slice of a module, or the folder: where the tests of a file stand. Those of screens stand with screens. */
function homeOf(file: string): string {
  const slice = /^modules\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);
  return isWeb(file) ? `${slice} (web)` : slice;
}

function entityOf(file: string): string[] {
  const [, slice] = /^modules\/[^/]+\/([^/]+)\//.exec(file) ?? [];
  return slice && !isWeb(file) ? [slice] : [];
}
