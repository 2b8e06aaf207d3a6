import { basename } from 'node:path';
import { resolveDatabase } from '../postgres/resolve-database.ts';
import { type DrillReport, writeDrillReport } from './drill-report.ts';
import { whileUnchanged } from './file-hash.ts';
import { keyForReport } from './installation-key.ts';
import { drillRestore, type Restored } from './restore-backup.ts';
import { thisRelease } from './this-release.ts';

export interface Drilled extends Restored {
  /** Where the signed report lies; null where it could not be written, and a note says why. */
  report: string | null;
}

interface DrillOrder {
  path: string;
  passphrase: string | undefined;
  tell(line: string): void;
}

/** Makes an installation from a backup, looks it over, throws it away, and writes a signed report beside the backup. */
export async function drillBackup(
  env: NodeJS.ProcessEnv,
  { path, passphrase, tell }: DrillOrder,
): Promise<Drilled> {
  const { adminUrl, stop } = await resolveDatabase(env, { log: tell, beside: true });
  const began = new Date();
  // Or the report could speak for a file that nobody has restored.
  const { sha256, result: found } = await whileUnchanged(path, () =>
    drillRestore({ adminUrl, path, passphrase }),
  ).finally(stop);
  const seconds = (Date.now() - began.getTime()) / 1000;
  const { opening, compared, trial_balance, notes } = found;
  const report: DrillReport = {
    format: 1,
    backup: { file: basename(path), sha256, made_at: opening.made_at, release: opening.release },
    drilled: { at: began.toISOString(), release: await thisRelease(), seconds },
    tables: compared,
    trial_balance,
    notes,
  };
  const key = await keyForReport(env, opening);
  if (!key) return { ...found, report: null, notes: [...notes, NO_KEY] };
  try {
    return { ...found, report: await writeDrillReport(path, report, key) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...found, report: null, notes: [...notes, `The report of the drill was not written: ${why}`] };
  }
}

const NO_KEY =
  'The report of the drill was not written: neither this machine nor the backup has the key that would sign it. Name it by SESSION_SECRET.';
