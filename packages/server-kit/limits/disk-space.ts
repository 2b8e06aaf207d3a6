import { Refusal, refusal } from '#core/errors.ts';
import { DiskFull, Unavailable } from '../db/failures.ts';
import type { Operation } from '../operation/operation.ts';

/** How much is left on the disks that the books are written to, by the one that has least. */
export interface DiskSpace {
  /** Whether what is left is kept for sales: files and imports wait. */
  isLow: boolean;
  freeMegabytes: number;
}

/** Absent where the database lies on a disk that this server cannot see. */
export type LookAtDisk = () => Promise<DiskSpace>;

/** Not 503, of which a till takes that the whole server is away. */
export const DiskLow = refusal('disk_low', 507, {
  en: 'The server’s disk is almost full. Files and imports have to wait until there is room; sales go on. Tell the person who manages the server.',
  sw: 'Diski ya seva inakaribia kujaa. Mafaili na uingizaji wa data vitasubiri hadi nafasi ipatikane; mauzo yanaendelea. Mjulishe anayesimamia seva.',
});

/** Refuses what could fill a disk at once while its last room is kept for sales. */
export async function requireDisk(operation: Operation, disk: LookAtDisk | undefined): Promise<void> {
  const writesMuch = operation.accepts === 'file' || (operation.kind === 'command' && operation.writesMuch);
  if (disk && writesMuch && (await disk()).isLow) throw DiskLow();
}

/** PostgreSQL stops when no file of its log fits any more, each of which takes this much. */
const FULL_MEGABYTES = 16;

/** Whoever calls while the database is away because its disk is full is told so: trying again in a moment does not help. */
export async function nameFullDisk(error: unknown, disk: LookAtDisk | undefined): Promise<unknown> {
  if (!disk || !(error instanceof Refusal) || error.words !== Unavailable().words) return error;
  const room = await disk().catch(() => undefined);
  return room && room.freeMegabytes < FULL_MEGABYTES ? DiskFull() : error;
}
