import { chanceFrom } from '#server/testing/hostile/chance.ts';
import { onProofDatabase } from '#server/testing/proof-system.ts';
import { runBrokenFiles } from './run-broken-files.ts';

export const name = 'broken-files';

const FILES = 200;

/** Two hundred workbooks with faults in known places, each named, and nothing of them half written (C11). */
export function run(size: number, seed: number): Promise<string> {
  return onProofDatabase(async (database) => {
    const count = Math.max(5, Math.round(FILES * size));
    const { files, rows, planted, landed, wrong } = await runBrokenFiles(database, {
      count,
      next: chanceFrom(seed),
    });
    if (wrong.length) throw new Error(`${wrong.length} wrong:\n${wrong.slice(0, 10).join('\n')}`);
    return `${files} files of ${rows} rows: each of ${planted} faults named by sheet, row, column, value and rule and no other, counts right, nothing half written; ${landed} sound rows landed`;
  });
}
