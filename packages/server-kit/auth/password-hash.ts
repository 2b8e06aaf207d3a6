import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { queueFor } from './hashing-queue.ts';

/** argon2id at the least that OWASP asks for: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;

/** Hash of a random password that nobody has; checked when the name is unknown, so that both answers cost the same. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$b25lcG9zLW5vYm9keS1oYXMtdGhpcw$K7J3r0XxqD0V2mB4n6w1b8yQpZcTf5uHs9aLgEoRiUk';

const runArgon2 = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>;
const queue = queueFor({ atOnce: 2, waiting: 64 });

/** Makes what is kept of a password, in the usual notation that names its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await digest(password, {
    salt,
    memory: MEMORY,
    passes: PASSES,
    lanes: LANES,
    length: HASH_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

/** Whether a password is the one of a hash. Without a hash the same work is done and the answer is no. */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const parts = partsOf(kept ?? NOBODY);
  const hash = await digest(typed, { ...parts, length: parts.hash.length });
  return timingSafeEqual(hash, parts.hash) && kept !== null;
}

interface Cost {
  salt: Buffer;
  memory: number;
  passes: number;
  lanes: number;
}

async function digest(password: string, cost: Cost & { length: number }): Promise<Buffer> {
  return queue(() =>
    runArgon2('argon2id', {
      message: Buffer.from(asKept(password)),
      nonce: cost.salt,
      memory: cost.memory,
      passes: cost.passes,
      parallelism: cost.lanes,
      tagLength: cost.length,
    }),
  );
}

/** Keyboards differ in how they write an accent, and phones add blanks at the end; the password is the same. */
function asKept(password: string): string {
  return password.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const NOTATION = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function partsOf(kept: string): Cost & { hash: Buffer } {
  const match = NOTATION.exec(kept);
  if (!match) throw new Error('a kept password is not in the notation of argon2id');
  const [, memory, passes, lanes, salt = '', hash = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
