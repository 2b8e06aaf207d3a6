import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { MEBIBYTE } from '../postgres/free-space.ts';
import { pathExists } from '../postgres/path-exists.ts';
import { BackupRefused } from './backup-refused.ts';
import { type DrillReport, openReport } from './drill-report.ts';
import { sha256Of } from './file-hash.ts';
import { installationKey } from './installation-key.ts';

/** What a report is worth, and whether the backup beside it is still the one that was drilled. */
export type ReportVerification =
  | { state: 'as_written'; report: DrillReport; backup: 'as_drilled' | 'changed' | 'not_there' }
  | { state: 'changed' }
  | { state: 'other_key'; key: string };

/** More than any report has, and little enough to read a file that was named by mistake. */
const LONGEST = 16 * MEBIBYTE;

/** Whether the report of a drill is as this installation wrote it; changes nothing. */
export async function verifyReport(env: NodeJS.ProcessEnv, file: string): Promise<ReportVerification> {
  const path = resolve(file);
  const text = await textIn(path);
  const key = await installationKey(env);
  if (!key)
    throw new BackupRefused(
      'The key of this installation is not here, so no report can be checked. Run this where the server runs, with its settings.',
    );
  const found = openReport(text, key.key);
  if (found.state !== 'as_written') return found;
  return { ...found, backup: await backupBeside(path, found.report) };
}

async function textIn(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LONGEST) throw new BackupRefused(`${path} is not the report of a drill.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function backupBeside(path: string, { backup }: DrillReport) {
  const beside = join(dirname(path), backup.file);
  if (!(await pathExists(beside))) return 'not_there';
  return (await sha256Of(beside)) === backup.sha256 ? 'as_drilled' : 'changed';
}
