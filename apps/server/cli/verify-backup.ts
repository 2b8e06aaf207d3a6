import { verifyBackup } from '../backup/verify-backup.ts';
import { defineTerminalCommand } from './cli-command.ts';
import { BACKUP_FILE, READING_BACKUP } from './reading-backup.ts';

/** Whether a backup is whole, and with `drill` whether an installation comes out of it. */
export const verifyBackupCommand = defineTerminalCommand({
  help: 'Reads a backup to its end and says whether it is whole; changes nothing.',
  operand: BACKUP_FILE,
  options: {
    ...READING_BACKUP,
    drill: {
      kind: 'switch',
      help: 'restores it into a database that is thrown away, checks that, and writes a signed report beside it',
    },
  },
  async run({ file, 'passphrase-file': passphraseFile, drill, json }, { env, print, tell }) {
    const found = await verifyBackup(env, { file, passphraseFile, isDrill: drill, tell });
    const { made_at, release, tables, rows, notes, seconds, report } = found;
    if (json) print(JSON.stringify(found));
    else {
      print(
        `Made ${made_at} by release ${release}: ${rows} rows of ${tables} tables, all as they were written.`,
      );
      if (drill) print(`It was restored into a database of its own and looked over in ${seconds} s.`);
      if (report) print(`The signed report is ${report}`);
      for (const note of notes) print(note);
    }
    return notes.length ? 1 : 0;
  },
});
