import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A package as the lock file knows it. */
export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** Named by package.json for tests and builds; what the pages are built of is among them. */
  isTool: boolean;
}

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** Every package of the lock file once, by name; those for other systems as well. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Locked> };
  const found = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'none', dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license, isTool: dev };
    });
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** `npm run licences`: the packages by licence, tools of the tests and of the build marked. */
function list(): void {
  for (const [licence, all = []] of Object.entries(
    Object.groupBy(lockedPackages(), (one) => one.licence),
  ).toSorted()) {
    const lines = all.map(
      ({ name, version, isTool }) => `  ${name} ${version}${isTool ? ' (development)' : ''}`,
    );
    console.log(`${licence} (${all.length})\n${lines.join('\n')}\n`);
  }
}

if (import.meta.main) list();
