import { makeBackup } from '../backup/make-backup.ts';
import { defineTerminalCommand } from './cli-command.ts';

/** Everything in one file, also while the server sells. */
export const backupCommand = defineTerminalCommand({
  help: 'Writes everything into one file from which it can be restored, also while the server runs.',
  options: {
    to: { kind: 'word', help: 'folder or file; the folder backups beside the data where left out' },
    'passphrase-file': {
      kind: 'word',
      help: 'file whose first line encrypts the backup; keep it elsewhere too',
    },
    verify: { kind: 'switch', help: 'reads it to its end when it is written' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ to, 'passphrase-file': passphraseFile, verify, json }, { env, print, tell }) {
    const made = await makeBackup(env, { to, passphraseFile, isVerified: verify, tell });
    const { path, bytes, tables, rows, made_at, is_encrypted, seconds } = made;
    if (json) print(JSON.stringify({ path, bytes, tables, rows, made_at, is_encrypted, seconds }));
    else {
      print(path);
      print(`${rows} rows of ${tables} tables, ${bytes} bytes, in ${seconds} s`);
      if (!is_encrypted) print('It is not encrypted: whoever has this file can read everything in it.');
    }
    return 0;
  },
});
