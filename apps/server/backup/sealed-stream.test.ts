import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BackupRefused } from './backup-refused.ts';
import { fileKeyOf, HEADER_BYTES, newFileKey, seal, unseal } from './sealed-stream.ts';

const PIECE = 64 * 1024;

async function* inChunks(bytes: Buffer, length = 10_007): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}
const joined = async (chunks: AsyncIterable<Buffer>) => Buffer.concat(await collected(chunks));
async function collected(chunks: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}
const sealed = async (plain: Buffer, passphrase?: string) =>
  joined(seal(inChunks(plain), await newFileKey(passphrase)));
const opened = async (file: Buffer, passphrase?: string) => {
  const key = await fileKeyOf(file.subarray(0, HEADER_BYTES), passphrase);
  return joined(unseal(inChunks(file.subarray(HEADER_BYTES)), key));
};

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_000])(
  '%i bytes come back as they were',
  async (n) => {
    const plain = randomBytes(n);
    expect((await opened(await sealed(plain))).equals(plain)).toBe(true);
  },
);

test('with a passphrase only that one opens it', async () => {
  const plain = Buffer.from('Duka la Neema');
  const file = await sealed(plain, 'green baobab by the well');
  expect(file.includes(plain)).toBe(false);
  expect((await opened(file, 'green baobab by the well')).equals(plain)).toBe(true);
  await expect(opened(file, 'yellow baobab by the well')).rejects.toThrow(
    'The passphrase does not open this backup.',
  );
  await expect(opened(file)).rejects.toThrow('This backup is encrypted.');
  file[16] = 0;
  await expect(opened(file)).rejects.toThrow(BackupRefused);
});

test('a byte that was changed anywhere is found', async () => {
  const file = await sealed(randomBytes(150_000));
  for (let place = 0; place < file.length; place += 1 + Math.floor(file.length / 97)) {
    const changed = Buffer.from(file);
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
    await expect(opened(changed), `byte ${place}`).rejects.toThrow(BackupRefused);
  }
});

test('an end that is missing or added, at any place, is found', async () => {
  const file = await sealed(randomBytes(150_000));
  const ends = [
    0,
    1,
    HEADER_BYTES - 1,
    HEADER_BYTES,
    HEADER_BYTES + PIECE + 16,
    HEADER_BYTES + 2 * (PIECE + 16),
  ];
  for (const end of [...ends, 70_001, file.length - 17, file.length - 1])
    await expect(opened(file.subarray(0, end)), `cut at ${end}`).rejects.toThrow(BackupRefused);
  await expect(opened(Buffer.concat([file, Buffer.of(0)]))).rejects.toThrow(BackupRefused);
});

test('pieces neither change places nor come from another backup', async () => {
  const plain = randomBytes(3 * PIECE);
  const [one, other] = [await sealed(plain), await sealed(plain)];
  const piece = (file: Buffer, number: number) =>
    file.subarray(HEADER_BYTES + number * (PIECE + 16), HEADER_BYTES + (number + 1) * (PIECE + 16));
  const withPieces = (...pieces: Buffer[]) => Buffer.concat([one.subarray(0, HEADER_BYTES), ...pieces]);
  expect((await opened(withPieces(piece(one, 0), piece(one, 1), piece(one, 2)))).equals(plain)).toBe(true);
  await expect(opened(withPieces(piece(one, 1), piece(one, 0), piece(one, 2)))).rejects.toThrow(
    BackupRefused,
  );
  await expect(opened(withPieces(piece(one, 0), piece(other, 1), piece(one, 2)))).rejects.toThrow(
    BackupRefused,
  );
  await expect(opened(withPieces(piece(one, 0), piece(one, 2)))).rejects.toThrow(BackupRefused);
});
