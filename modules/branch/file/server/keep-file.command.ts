import { z } from 'zod';
import { newId } from '#core/ids.ts';
import { TooLarge } from '#server-kit/http/errors.ts';
import { readQuery } from '#server-kit/http/read-input.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import { FilesFull, NoPicture } from '../../errors.ts';
import { file } from '../file.entity.ts';
import { drawAnew, type Picture } from './draw-anew.ts';

const MEGABYTES = 2; // api.md, Limits
/** What all pictures of a business may take together (reliability T19: a quota). */
const MEGABYTES_IN_ALL = 200;
const NOTHING = z.strictObject({});

interface Upload {
  name: string;
  picture: Picture;
}

/**
 * Keeps a picture and answers its id. It belongs to nobody until a record names it, which needs the right to change
 * that record; so whoever is logged in may send one.
 */
export const keepFile: CommandOperation = {
  kind: 'command',
  name: 'file.keep',
  method: 'POST',
  path: 'api/file',
  permission: 'free_access',
  idempotency: 'accepted',
  accepts: 'file',
  schemas: {},
  async unpack({ file }): Promise<Upload> {
    const bytes = file?.bytes ?? new Uint8Array();
    if (bytes.length > MEGABYTES * 1024 * 1024) throw TooLarge({ megabytes: MEGABYTES });
    const picture = await drawAnew(bytes);
    if (!picture) throw NoPicture();
    return { name: nameOf(file?.name ?? ''), picture };
  },
  read: ({ query, unpacked }) => {
    readQuery(NOTHING, Object.fromEntries(query));
    return unpacked;
  },
  async run({ tx, actor, input }) {
    const { name, picture } = input as Upload;
    const { content_type, width, height, bytes } = picture;
    const [kept] = await tx.query<{ bytes: bigint }>(
      'select coalesce(sum(size), 0)::bigint as bytes from files where deleted_at is null',
    );
    if (Number(kept?.bytes ?? 0) + bytes.length > MEGABYTES_IN_ALL * 1024 * 1024)
      throw FilesFull({ megabytes: MEGABYTES_IN_ALL });
    const row = await tx.insert(file, { id: newId(), name, content_type, size: bytes.length, width, height });
    await tx.query('insert into file_contents (business_id, file_id, content) values ($1, $2, $3)', [
      actor.business_id,
      row.id,
      Buffer.from(bytes),
    ]);
    return { id: row.id };
  },
};

/** The last part of what the device calls it, without what could not be printed. */
function nameOf(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  return plain.slice(0, 120) || 'picture';
}
