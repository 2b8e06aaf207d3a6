import { expect, test } from 'vitest';
import { failureSentence } from './failure-sentence.ts';

// Words of PostgreSQL 18 itself, taken from starts that failed.
test.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'The disk is full: the database in /data needs room to start.',
  ],
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.29": No space left on device',
    'The disk is full: the database in /data needs room to start.',
  ],
  [
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    'There is not enough free memory to start the database.',
  ],
  [
    'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
    'The database in /data cannot be written: its disk is read-only.',
  ],
  [
    'postgres: could not access directory "/data": Permission denied',
    'The database in /data cannot be reached by the user it runs as. Check the rights of its folders.',
  ],
  [
    'LOG:  starting PostgreSQL 18.4\nFATAL:  unrecognized configuration parameter "colour"\nLOG:  database system is shut down',
    'The database in /data did not start. It says: FATAL:  unrecognized configuration parameter "colour"',
  ],
  ['', 'The database in /data did not start. It says: nothing'],
])('%s', (log, sentence) => {
  expect(failureSentence(log, '/data')).toBe(sentence);
});
