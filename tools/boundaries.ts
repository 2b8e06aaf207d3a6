import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An import that breaks a direction rule of `.dependency-cruiser.cjs`. */
export interface Crossing {
  rule: string;
  from: string;
  to: string;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIGURATION = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Configuration;
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const FOLDERS = ['apps', 'modules', 'packages', 'specification', 'tools', 'e2e'];

/** Follows every import of a tree and answers those that a rule forbids. */
export function findCrossings(root: string): Crossing[] {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const run = spawnSync(process.execPath, [CRUISER, ...folders, '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!run.stdout) throw new Error(run.stderr || 'dependency-cruiser said nothing.');
  const { modules, summary } = JSON.parse(run.stdout) as Cruise;
  refuseBlindness(root, folders, modules);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** Every direction rule with the reason it stands for. */
export const BOUNDARIES = new Map(CONFIGURATION.forbidden.map(({ name, comment }) => [name, comment]));

interface Configuration {
  forbidden: { name: string; comment: string }[];
}

interface Cruise {
  modules: { source: string; dependencies: unknown[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Without a TypeScript that has a compiler interface the tool follows no import and reports success. */
function refuseBlindness(root: string, folders: string[], modules: Cruise['modules']): void {
  const seen = new Set(
    modules.filter(({ dependencies }) => dependencies.length > 0).map(({ source }) => source),
  );
  const importing = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).length;
  if (seen.size * 4 < importing) {
    throw new Error(
      `Imports of only ${seen.size} of ${importing} files were followed; the rules checked nothing.`,
    );
  }
}

if (import.meta.main) {
  const crossings = findCrossings(ROOT);
  for (const { rule, from, to } of crossings) {
    console.error(`${from} imports ${to}\n  ${rule}: ${BOUNDARIES.get(rule)}`);
  }
  if (crossings.length > 0) console.error(`${crossings.length} forbidden imports`);
  process.exitCode = crossings.length > 0 ? 1 : 0;
}
