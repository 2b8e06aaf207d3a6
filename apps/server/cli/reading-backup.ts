/** The backup that a command reads. */
export const BACKUP_FILE = { name: 'file', help: 'the backup' } as const;

/** What every command that reads a backup may be told. */
export const READING_BACKUP = {
  'passphrase-file': { kind: 'word', help: 'file whose first line opens the backup' },
  json: { kind: 'switch', help: 'answers one line of JSON' },
} as const;
