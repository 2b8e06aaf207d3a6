import { runKilledImports } from './run-killed-imports.ts';

export const name = 'killed-imports';

/** A sheet of 20,000 rows, which is the most that is read: its headings and these. */
const ROWS = 19_999;
const KILLS = 20;

/** The server is killed at twenty points of an import of 20,000 products: all of them or none (T38). */
export async function run(size: number): Promise<string> {
  const rows = Math.max(500, Math.round(ROWS * size));
  const kills = Math.max(3, Math.round(KILLS * size));
  const outcome = await runKilledImports({ rows, kills });
  return `${rows} rows in ${outcome.seconds.toFixed(1)} s; killed at ${outcome.kills} points: ${outcome.nothing} times nothing had landed, ${outcome.everything} times everything, never a part; taken back whole ${outcome.undone + 1} times, and in the end all rows once`;
}
