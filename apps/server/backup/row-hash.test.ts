import { expect, test } from 'vitest';
import { RowHash } from './row-hash.ts';

function hashOf(...pieces: string[]) {
  const hash = new RowHash();
  for (const piece of pieces) hash.add(Buffer.from(piece));
  return { rows: hash.rows, digest: hash.digest() };
}

test('the order of rows and the way they arrive do not count', () => {
  expect(hashOf('a\tb\nc\td\n')).toEqual(hashOf('c\td\n', 'a\tb\n'));
  expect(hashOf()).toEqual({ rows: 0, digest: '0'.repeat(64) });
});

test('a row that is changed, missing, doubled or split differently does', () => {
  const { digest } = hashOf('a\tb\nc\td\n');
  for (const other of ['a\tb\nc\te\n', 'a\tb\n', 'a\tb\nc\td\nc\td\n', 'a\tb\tc\td\n', 'a\nb\nc\td\n'])
    expect(hashOf(other).digest).not.toBe(digest);
});

test('a piece that ends within a row is no piece', () => {
  expect(() => hashOf('a\tb\nc')).toThrow('within a row');
});
