import { verifyBackup } from '../backup/verify-backup.ts';
import { defineTerminalCommand } from './cli-command.ts';

/** Whether a backup is whole, and with `drill` whether an installation comes out of it. */
export const verifyBackupCommand = defineTerminalCommand({
  help: 'Reads a backup to its end and says whether it is whole; changes nothing.',
  operand: { name: 'file', help: 'the backup' },
  options: {
    'passphrase-file': { kind: 'word', help: 'file whose first line opens the backup' },
    drill: { kind: 'switch', help: 'restores it into a database that is thrown away, and checks that' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ file, 'passphrase-file': passphraseFile, drill, json }, { env, print, tell }) {
    const found = await verifyBackup(env, { file, passphraseFile, isDrill: drill, tell });
    const { made_at, release, tables, rows, notes, seconds } = found;
    if (json) print(JSON.stringify(found));
    else {
      print(
        `Made ${made_at} by release ${release}: ${rows} rows of ${tables} tables, all as they were written.`,
      );
      if (drill) print(`It was restored into a database of its own and looked over in ${seconds} s.`);
      for (const note of notes) print(note);
    }
    return notes.length ? 1 : 0;
  },
});
