import { z } from 'zod';
import { ATTACHED_FILE } from '#core/attached-file.ts';
import { newId } from '#core/ids.ts';
import { TooLarge } from '#server-kit/http/errors.ts';
import { readQuery } from '#server-kit/http/read-input.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import { NoPaper, TooManyFiles } from '../../errors.ts';
import { attachments } from '../attachments.ts';
import { asksOfFiles, requireRecord } from './attached-record.ts';
import { requireFileSpace } from './file-space.ts';
import { plainName } from './plain-name.ts';
import { isPlainPdf } from './plain-pdf.ts';
import { redrawPicture } from './redraw-picture.ts';

const PICTURE_MEGABYTES = 2; // api.md, Limits
/** A scanned paper of some pages. */
const PDF_MEGABYTES = 5;
/** Files of one record: what has more is an archive. */
const MOST_FILES = 20;

const QUERY = z.strictObject({ entity: z.string().max(60, 'too_long'), record_id: z.uuid('not_id') });

interface Paper {
  name: string;
  content_type: string;
  bytes: Uint8Array;
}

/**
 * Attaches a picture, drawn anew, or a PDF that does nothing by itself, to a record that the caller may change. Only
 * those who may see the record ever get it again.
 */
export const attachFile: CommandOperation = {
  kind: 'command',
  name: 'file.attach',
  method: 'POST',
  path: 'api/file/attach',
  permission: 'free_access',
  sometimes: asksOfFiles('view', 'modify'),
  idempotency: 'accepted',
  accepts: 'file',
  schemas: { query: QUERY },
  unpack: ({ file }) => readPaper(file?.name ?? '', file?.bytes ?? new Uint8Array()),
  read: ({ query, unpacked }) => ({
    ...readQuery(QUERY, Object.fromEntries(query)),
    paper: unpacked,
  }),
  async run(context) {
    const { tx, actor, services, input } = context;
    const { paper, ...record } = input as z.output<typeof QUERY> & { paper: Paper };
    const { title } = await requireRecord(context, record, 'modify');
    const [kept] = await tx.query<{ n: number }>(
      `select count(*)::int as n from ${attachments.name} where entity = $1 and record_id = $2`,
      [record.entity, record.record_id],
    );
    if (Number(kept?.n) >= MOST_FILES) throw TooManyFiles({ n: MOST_FILES });
    const { name, content_type, bytes } = paper;
    await requireFileSpace(tx, bytes.length);
    const id = newId();
    await tx.query(
      `insert into ${attachments.name}
         (business_id, id, entity, record_id, name, content_type, size, content, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        actor.business_id,
        id,
        record.entity,
        record.record_id,
        name,
        content_type,
        bytes.length,
        Buffer.from(bytes),
        actor.user_id,
      ],
    );
    const changes = [{ field: ATTACHED_FILE, before: null, after: name }];
    await services.activities.write(context, [
      { ...record, record_name: title, type: 'modification', changes },
    ]);
    return { id };
  },
};

async function readPaper(sentAs: string, bytes: Uint8Array): Promise<Paper> {
  if (bytes.length > PDF_MEGABYTES * 1024 * 1024) throw TooLarge({ megabytes: PDF_MEGABYTES });
  if (await isPlainPdf(bytes))
    return { name: plainName(sentAs, 'file', 'application/pdf'), content_type: 'application/pdf', bytes };
  if (bytes.length > PICTURE_MEGABYTES * 1024 * 1024) throw TooLarge({ megabytes: PICTURE_MEGABYTES });
  const picture = await redrawPicture(bytes);
  if (!picture) throw NoPaper();
  const { content_type } = picture;
  return { name: plainName(sentAs, 'picture', content_type), content_type, bytes: picture.bytes };
}
