import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How long each file of browser flows took on two quiet cores when it was last recorded, in seconds. */
const RECORD = 'tools/test/flow-seconds.json';

/** How long a file of flows takes, in seconds: as it was recorded, and a new one as long as they are on average. */
export function flowSeconds(flows: readonly string[], root: string): (flow: string) => number {
  const record = readRecord(root);
  const known = flows.flatMap((flow) => record[basename(flow)] ?? []);
  const average = known.length ? known.reduce((sum, seconds) => sum + seconds, 0) / known.length : 1;
  return (flow) => record[basename(flow)] ?? average;
}

/** Writes down how long files of flows took, in milliseconds by name; of others it stays, of those that are gone it does not. */
export function recordFlowSeconds(root: string, took: ReadonlyMap<string, number>): void {
  const record = readRecord(root);
  for (const [file, ms] of took) record[file] = Math.max(1, Math.round(ms / 1000));
  const there = Object.entries(record).filter(([file]) => existsSync(join(root, 'e2e/flows', file)));
  const sorted = Object.fromEntries(there.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(join(root, RECORD), `${JSON.stringify(sorted, null, 2)}\n`);
}

function readRecord(root: string): Record<string, number> {
  return JSON.parse(readFileSync(join(root, RECORD), 'utf8'));
}
