import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupRefused } from './backup-refused.ts';

/*
 * A backup is a header and then pieces, each encrypted by AES-256-GCM under a key of this file alone. The number of a
 * piece and whether it is the last one are in its nonce, and the header is bound to every piece: nothing can be
 * changed, moved, left out or cut off. Without a passphrase the key follows from the header, so damage is still found,
 * but whoever has the file can read it.
 */
const MAGIC = Buffer.from('onepos backup 1\n');
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + CHECK_BYTES;

const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES;

/** A hundred thousand guesses at a passphrase cost about half a day of one processor and 128 MB each. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

export interface FileKey {
  header: Buffer;
  key: Buffer;
}

/** The key of a new backup. */
export async function newFileKey(passphrase: string | undefined): Promise<FileKey> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = await keyFrom(salt, passphrase);
  return { key, header: Buffer.concat([MAGIC, Buffer.of(passphrase === undefined ? 0 : 1), salt, check]) };
}

/** The key of a backup that is there, from its header. */
export async function fileKeyOf(header: Buffer, passphrase: string | undefined): Promise<FileKey> {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupRefused('This is not a backup of Onepos, or its beginning is damaged.');
  const isLocked = header[MAGIC.length] === 1;
  if (isLocked && passphrase === undefined)
    throw new BackupRefused(
      'This backup is encrypted. Name the file with its passphrase: --passphrase-file <file>',
    );
  const salt = header.subarray(MAGIC.length + 1, MAGIC.length + 1 + SALT_BYTES);
  const { key, check } = await keyFrom(salt, isLocked ? passphrase : undefined);
  if (!timingSafeEqual(check, header.subarray(-CHECK_BYTES)))
    throw new BackupRefused(
      isLocked
        ? 'The passphrase does not open this backup.'
        : 'This is not a backup of Onepos, or its beginning is damaged.',
    );
  return { header, key };
}

async function keyFrom(salt: Buffer, passphrase: string | undefined) {
  const secret = passphrase === undefined ? salt : await stretched(passphrase.normalize('NFC'), salt);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, purpose, bytes));
  return { key: derive('pieces', 32), check: derive('check', CHECK_BYTES) };
}

const stretched = promisify(
  (passphrase: string, salt: Buffer, done: (error: Error | null, key: Buffer) => void) =>
    scrypt(passphrase, salt, 32, SCRYPT, done),
);

/** The file as it is written: the header, then everything that comes in, in sealed pieces. */
export async function* seal(plain: AsyncIterable<Buffer>, { header, key }: FileKey): AsyncGenerator<Buffer> {
  yield header;
  let number = 0;
  for await (const { piece, isLast } of inPieces(plain, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** What was sealed, from the bytes behind the header; refuses at the first piece that is not as it was written. */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  { header, key }: FileKey,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of inPieces(sealed, SEALED_BYTES)) {
    yield opened(piece, nonceOf(number, isLast), { header, key });
    number += 1;
  }
}

function opened(piece: Buffer, nonce: Buffer, { header, key }: FileKey): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(header);
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new BackupRefused(
      'The backup is damaged: it was changed or cut off after it had been written. Nothing was restored from it.',
    );
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of one length, the last one shorter or empty: that it is the last is known only when nothing follows. */
async function* inPieces(bytes: AsyncIterable<Buffer>, length: number) {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size <= length) continue;
    const joined = Buffer.concat(waiting);
    let start = 0;
    for (; joined.length - start > length; start += length)
      yield { piece: joined.subarray(start, start + length), isLast: false };
    waiting = [joined.subarray(start)];
    size = joined.length - start;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}
