import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Backups } from '#modules/platform/backup/server/backups.ts';
import type { Log } from '#server-kit/http/log.ts';
import { backupFolderOf, backupsIn } from './backup-folder.ts';
import { checkedAt, removeBackup } from './check-note.ts';
import { outlived } from './retention.ts';
import { type BackupSchedule, isLate, lastDue, nextDue, scheduleOf } from './schedule.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const LOOK_EVERY_MS = 60_000;
/** A server that has just begun has other things to do, and one that is tried out is often gone by then. */
const FIRST_LOOK_MS = 10 * 60_000;
const TRY_AGAIN_MS = 3600 * 1000;

export interface NightlyBackups extends Backups {
  start(): void;
  /** A backup that is being made is given up; it leaves nothing that looks whole. */
  close(): Promise<void>;
}

/** Makes the backups of an installation each night, in a process of its own that gives way to the tills. */
export function openNightlyBackups(
  env: NodeJS.ProcessEnv,
  log: Log,
  run: (signal: AbortSignal) => Promise<void> = (signal) => runBackup(env, signal),
): NightlyBackups {
  const schedule = scheduleOf(env);
  const folder = backupFolderOf(env);
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failure: { at: Date; words: string } | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function makeOne(): Promise<void> {
    try {
      await run(stopping.signal);
      failure = undefined;
      if (schedule) await removeOutlived(folder, schedule);
    } catch (error) {
      if (stopping.signal.aborted) return;
      failure = { at: new Date(), words: error instanceof Error ? error.message : String(error) };
      log.error({ error }, 'the backup failed');
    }
  }

  function begin(): boolean {
    if (running) return false;
    running = makeOne().finally(() => {
      running = undefined;
    });
    return true;
  }

  async function look() {
    const now = new Date();
    const files = await backupsIn(folder);
    const kept = await Promise.all(
      files.map(async ({ name, path, made_at, bytes }) => ({
        ...{ name, made_at, bytes },
        verified_at: await checkedAt(path),
      })),
    );
    const late = schedule !== null && isLate(schedule, files[0]?.made_at, now);
    const calm = schedule === null ? 'off' : late ? 'late' : 'fine';
    return {
      state: failure ? ('failed' as const) : (calm as 'off' | 'late' | 'fine'),
      is_running: running !== undefined,
      next_at: schedule && nextDue(schedule, now),
      last_error: failure?.words ?? null,
      kept,
    };
  }

  async function beginIfDue(due: BackupSchedule): Promise<void> {
    const now = new Date();
    if (failure && now.getTime() - failure.at.getTime() < TRY_AGAIN_MS) return;
    const [newest] = await backupsIn(folder);
    if (!newest || newest.made_at < lastDue(due, now)) begin();
  }

  return {
    look,
    begin,
    start() {
      if (!schedule) return;
      timer = setTimeout(function again() {
        void beginIfDue(schedule);
        timer = setTimeout(again, LOOK_EVERY_MS).unref();
      }, FIRST_LOOK_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}

async function removeOutlived(folder: string, { keeping }: BackupSchedule): Promise<void> {
  for (const { path } of outlived(await backupsIn(folder), keeping)) await removeBackup(path);
}

async function runBackup(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [CLI, 'backup', '--verify', '--json'], {
    env,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(words.trim() || `the backup ended with ${code}`);
}
