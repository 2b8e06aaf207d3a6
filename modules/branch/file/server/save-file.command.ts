import { z } from 'zod';
import { newId } from '#core/ids.ts';
import { TooLarge } from '#server-kit/http/errors.ts';
import { readQuery } from '#server-kit/http/read-input.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import { NoPicture } from '../../errors.ts';
import { file } from '../file.entity.ts';
import { requireFileSpace } from './file-space.ts';
import { plainName } from './plain-name.ts';
import { type Picture, redrawPicture } from './redraw-picture.ts';

const MEGABYTES = 2; // api.md, Limits
const NOTHING = z.strictObject({});

interface Upload {
  name: string;
  picture: Picture;
}

/**
 * Keeps a picture and answers its id. It belongs to nobody until a record names it, which needs the right to change
 * that record; so whoever is logged in may send one.
 */
export const saveFile: CommandOperation = {
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
    const picture = await redrawPicture(bytes);
    if (!picture) throw NoPicture();
    return { name: plainName(file?.name ?? '', 'picture', picture.content_type), picture };
  },
  read: ({ query, unpacked }) => {
    readQuery(NOTHING, Object.fromEntries(query));
    return unpacked;
  },
  async run({ tx, actor, input }) {
    const { name, picture } = input as Upload;
    const { content_type, width, height, bytes } = picture;
    await requireFileSpace(tx, bytes.length);
    const row = await tx.insert(file, { id: newId(), name, content_type, size: bytes.length, width, height });
    await tx.query('insert into file_contents (business_id, file_id, content) values ($1, $2, $3)', [
      actor.business_id,
      row.id,
      Buffer.from(bytes),
    ]);
    return { id: row.id };
  },
};
