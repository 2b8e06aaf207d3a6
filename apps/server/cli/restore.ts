import { restoreInstallation } from '../backup/restore-installation.ts';
import { defineTerminalCommand } from './cli-command.ts';

/** An installation out of a backup: all of it, or nothing changes. */
export const restoreCommand = defineTerminalCommand({
  help: 'Puts a backup in the place of the database. Stop the server first.',
  operand: { name: 'file', help: 'the backup' },
  options: {
    'passphrase-file': { kind: 'word', help: 'file whose first line opens the backup' },
    replace: { kind: 'switch', help: 'replaces businesses that are there, after a backup of them' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
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
