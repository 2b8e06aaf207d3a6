import { readFile, rm, writeFile } from 'node:fs/promises';

const noteOf = (path: string) => `${path}.checked`;

/** Writes down beside a backup that it was read to its end; a folder that cannot be written takes nothing from that. */
export async function noteCheck(path: string, moment: Date): Promise<void> {
  await writeFile(noteOf(path), `${moment.toISOString()}\n`, { mode: 0o600 }).catch(() => undefined);
}

export async function checkedAt(path: string): Promise<Date | null> {
  const text = await readFile(noteOf(path), 'utf8').catch(() => '');
  const moment = new Date(text.trim());
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Takes a backup away with what is noted about it. */
export async function removeBackup(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(noteOf(path), { force: true });
}
