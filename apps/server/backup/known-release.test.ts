import { expect, test } from 'vitest';
import type { MigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { filesOfBackup } from './known-release.ts';

const file = (name: string) => ({ name, sql: '', checksum: `sum of ${name}` });
const FILES: MigrationFiles = {
  before: file('always/before'),
  migrations: [file('1-first.sql'), file('2-second.sql')],
  after: file('always/after'),
  fingerprint: 'all',
};
const opening = (...names: string[]) => ({
  release: '0.9.0',
  made_at: '',
  tables: [],
  wall: '',
  server_key: null,
  migrations: ['always/before', 'always/after', 'fingerprint', ...names].map((name) => ({
    name,
    checksum: `sum of ${name}`,
    applied_at: '',
  })),
});

test('an older schema is made first as it was', () => {
  const { migrations, after } = filesOfBackup(opening('1-first.sql'), FILES);
  expect(migrations.map(({ name }) => name)).toEqual(['1-first.sql']);
  expect(after.sql).toBe('');
});

test('a newer schema, or one that was changed, is left to the release that knows it', () => {
  expect(() => filesOfBackup(opening('1-first.sql', '3-third.sql'), FILES)).toThrow(
    'made by a newer release (0.9.0; it has 3-third.sql)',
  );
  const changed = { ...FILES, migrations: [{ ...file('1-first.sql'), checksum: 'other' }] };
  expect(() => filesOfBackup(opening('1-first.sql'), changed)).toThrow('another 1-first.sql');
});
