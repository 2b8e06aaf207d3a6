import { restoreInstallation } from '../backup/restore-installation.ts';
import { defineTerminalCommand } from './cli-command.ts';
import { BACKUP_FILE, READING_BACKUP } from './reading-backup.ts';

/** An installation out of a backup: all of it, or nothing changes. */
export const restoreCommand = defineTerminalCommand({
  help: 'Puts a backup in the place of the database. Stop the server first.',
  operand: BACKUP_FILE,
  options: {
    ...READING_BACKUP,
    replace: { kind: 'switch', help: 'replaces businesses that are there, after a backup of them' },
  },
  async run({ file, 'passphrase-file': passphraseFile, replace, json }, { env, print, tell }) {
    const restored = await restoreInstallation(env, { file, passphraseFile, mayReplace: replace, tell });
    const { made_at, tables, rows, former, notes, seconds } = restored;
    if (json) print(JSON.stringify(restored));
    else {
      if (former) print(`What was there is kept in ${former}`);
      print(
        `Restored as of ${made_at}: ${rows} rows of ${tables} tables, compared one by one, in ${seconds} s.`,
      );
      for (const note of notes) print(note);
    }
    return 0;
  },
});
