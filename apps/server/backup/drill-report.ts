import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { BackupRefused } from './backup-refused.ts';
import type { TableCount } from './contents.ts';
import { fingerprintOf } from './key-fingerprint.ts';
import type { TrialBalance } from './look-over.ts';
import { type FileOptions, writeWhole } from './whole-file.ts';

/** What came out when an installation was made from a backup and thrown away. */
export interface DrillReport {
  format: 1;
  /** The file without its folder; its checksum is the one that `sha256sum` prints. */
  backup: { file: string; sha256: string; made_at: string; release: string };
  drilled: { at: string; release: string; seconds: number };
  /** Each table whose rows were read back and are those of the backup. */
  tables: TableCount[];
  trial_balance: TrialBalance;
  notes: string[];
}

/** A report as it was found: only what is as it was written is worth reading. */
export type FoundReport =
  | { state: 'as_written'; report: DrillReport }
  | { state: 'changed' }
  /** Signed by another installation, or its name of the key was changed: here nobody can tell. */
  | { state: 'other_key'; key: string };

const SIGNED = z.looseObject({
  format: z.literal(1),
  key: z.string().regex(/^[0-9a-f]{32}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Where the report of a backup lies: beside it. */
export const drillReportOf = (backup: string) => `${backup}.drill.json`;

/** Writes the report of a drill beside its backup, whole or not at all; answers where it lies. */
export async function writeDrillReport(
  backup: string,
  report: DrillReport,
  key: ServerKey,
  options: FileOptions = {},
): Promise<string> {
  const path = drillReportOf(backup);
  await writeWhole(path, onePiece(signReport(report, key)), options);
  return path;
}

async function* onePiece(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** The text of a report with its signature, by which a later change of any byte shows to whoever has the key. */
export function signReport(report: DrillReport, serverKey: ServerKey): string {
  const key = reportKey(serverKey);
  const signed = { ...report, key: fingerprintOf(key) };
  return textOf({ ...signed, signature: signatureOf(signed, key) });
}

/** Whether a report is as this installation wrote it; refuses what is no report at all. */
export function openReport(text: string, serverKey: ServerKey): FoundReport {
  const { signature, ...signed } = signedIn(text);
  const key = reportKey(serverKey);
  if (signed.key !== fingerprintOf(key)) return { state: 'other_key', key: signed.key };
  const wanted = Buffer.from(signatureOf(signed, key), 'hex');
  // The values alone are not enough: a name that stands twice would show its reader the value that does not count.
  const isAsWritten =
    timingSafeEqual(Buffer.from(signature, 'hex'), wanted) && text === textOf({ ...signed, signature });
  return isAsWritten
    ? { state: 'as_written', report: signed as unknown as DrillReport }
    : { state: 'changed' };
}

const reportKey = (serverKey: ServerKey) => keyFor('drill reports', serverKey);

const textOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const signatureOf = (signed: object, key: Buffer) =>
  createHmac('sha256', key).update(textOf(signed)).digest('hex');

function signedIn(text: string): z.infer<typeof SIGNED> {
  try {
    const value: z.infer<typeof SIGNED> = JSON.parse(text);
    // Not what the check answers: it may have another order, and the order is part of what was signed.
    SIGNED.parse(value);
    return value;
  } catch {
    throw new BackupRefused('This is not the report of a drill, or it is damaged.');
  }
}
