import { BackupRefused } from './backup-refused.ts';

/** One record of a backup: something said in JSON, or rows of the table that was named last. */
export type BackupRecord = { said: unknown } | { rows: Buffer };

const SAID = 1;
const ROWS = 2;
const HEAD_BYTES = 5;

export function said(what: unknown): Buffer {
  return framed(SAID, Buffer.from(JSON.stringify(what)));
}

export function rowsRecord(rows: Buffer): Buffer {
  return framed(ROWS, rows);
}

function framed(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = kind;
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** The records again, however the bytes arrive. */
export async function* recordsIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let waiting: Buffer[] = [];
  let size = 0;
  let needed = HEAD_BYTES;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < needed) continue;
    let joined = Buffer.concat(waiting);
    for (;;) {
      needed = joined.length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + joined.readUInt32BE(1);
      if (joined.length < needed) break;
      const content = joined.subarray(HEAD_BYTES, needed);
      yield joined[0] === ROWS ? { rows: content } : { said: JSON.parse(content.toString()) };
      joined = joined.subarray(needed);
    }
    waiting = [joined];
    size = joined.length;
  }
  if (size > 0) throw new BackupRefused('The backup ends within a record.');
}
