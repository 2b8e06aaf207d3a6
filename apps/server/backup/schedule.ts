import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { Retention } from './retention.ts';

/** When backups are made by themselves and which of them stay. */
export interface BackupSchedule {
  hour: number;
  minute: number;
  keeping: Retention;
}

/**
 * `BACKUP_AT` (02:30, by the clock of the server) and `BACKUP_KEEP` (7,4,12: days, weeks, months); null where
 * `BACKUP=off`.
 */
export function scheduleOf(env: NodeJS.ProcessEnv): BackupSchedule | null {
  if (env.BACKUP === 'off') return null;
  if (env.BACKUP && env.BACKUP !== 'on')
    throw new StartRefused(`BACKUP is "${env.BACKUP}"; it is on or off.`);
  const at = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(env.BACKUP_AT || '02:30');
  if (!at) throw new StartRefused(`BACKUP_AT is "${env.BACKUP_AT}"; it must be a time such as 02:30.`);
  const keep = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(env.BACKUP_KEEP || '7,4,12');
  if (!keep)
    throw new StartRefused(
      `BACKUP_KEEP is "${env.BACKUP_KEEP}"; it must be days, weeks and months such as 7,4,12.`,
    );
  const [days = 0, weeks = 0, months = 0] = keep.slice(1).map(Number);
  return { hour: Number(at[1]), minute: Number(at[2]), keeping: { days, weeks, months } };
}

/** The last moment at which a backup should have been made. */
export function lastDue({ hour, minute }: BackupSchedule, now: Date): Date {
  const today = new Date(now);
  today.setHours(hour, minute, 0, 0);
  if (today > now) today.setDate(today.getDate() - 1);
  return today;
}

export function nextDue(schedule: BackupSchedule, now: Date): Date {
  const next = lastDue(schedule, now);
  next.setDate(next.getDate() + 1);
  return next;
}

/** Somebody is up at noon who can see to what failed at night. */
const PATIENCE_MS = 6 * 3600 * 1000;

/** Whether the newest backup is older than the last night should have left it. */
export function isLate(schedule: BackupSchedule, newest: Date | undefined, now: Date): boolean {
  return (newest?.getTime() ?? 0) < lastDue(schedule, new Date(now.getTime() - PATIENCE_MS)).getTime();
}
