import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MigrationFiles } from '#server-kit/migrate/migration-files.ts';

/** Moments between the last statement of a file and the answer to its commit. */
export const LAST_MOMENTS = ['unrecorded', 'uncommitted', 'committing'] as const;
export type LastMoment = (typeof LAST_MOMENTS)[number];

/** What a migrating process is told to do. */
export interface MigrationOrder {
  url: string;
  files: MigrationFiles;
  /** It ends itself after the file with this SQL has run. */
  deathAfter?: { sql: string; when: LastMoment };
}

const PROGRAM = join(import.meta.dirname, 'migrating-process.ts');

/** Processes that migrate, one after the other; the next one is made while the one before it still works. */
export interface MigratingProcesses {
  begin(order: MigrationOrder): ChildProcess;
  close(): void;
}

export function migratingProcesses(): MigratingProcesses {
  let next = made();
  return {
    begin(order) {
      const child = next;
      next = made();
      child.send(order);
      return child;
    },
    close: () => void next.kill('SIGKILL'),
  };
}

const made = () => fork(PROGRAM);

/** Waits until a process is gone; answers by what, or its exit code. */
export async function gone(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? String(child.exitCode);
}
