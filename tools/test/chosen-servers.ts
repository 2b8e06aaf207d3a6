import { chooseParts } from './chosen-parts.ts';

/** How many files that start servers of their own a run has time for. */
const MOST = 6;

/** How much runs of those whose subject did not change. */
const SHARE = 0.3;

/** What the files that start servers of their own are about, where they stand elsewhere than their subject. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'apps/server/server-process.db.test.ts': ['apps/server/postgres/', 'packages/server-kit/http/'],
  'apps/server/database-outage.db.test.ts': ['apps/server/postgres/', 'packages/server-kit/db/'],
  'tools/new/newcomer.db.test.ts': ['CONTRIBUTING.md', 'packages/server-kit/migrate/'],
  'tools/prove/import/killed-imports.db.test.ts': ['packages/server-kit/import/'],
  'tools/prove/migrate/killed-migrations.db.test.ts': ['packages/server-kit/migrate/'],
  'tools/replay/crash-replay.db.test.ts': ['packages/server-kit/db/', 'apps/server/postgres/'],
  'tools/replay/replay.db.test.ts': ['modules/finance/ledger/', 'modules/point-of-sale/'],
};

/** Which files that start servers of their own a run takes: those whose subject changed, and a share of the others by lot. */
export function chosenServers(
  files: readonly string[],
  { changed, seed }: { changed: readonly string[] | null; seed: number },
): string[] {
  const isTouched = (test: string) => {
    const home = test.slice(0, test.lastIndexOf('/') + 1);
    const about = [...(SUBJECTS[test] ?? []), home === 'apps/server/' ? test : home];
    return changed === null || changed.some((file) => about.some((part) => file.startsWith(part)));
  };
  const touched = files.filter(isTouched);
  const others = files.filter((file) => !isTouched(file));
  return chooseParts({ touched: [touched], others }, { share: SHARE, most: MOST, seed });
}
