import { z } from 'zod';
import { file } from '#core/define-answer.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { FileAnswer } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { attachments } from '../attachments.ts';
import { asksOfFiles, type RecordName, requireRecord } from './attached-record.ts';

interface Kept extends RecordName {
  name: string;
  content_type: string;
  content: Buffer;
}

/** A file of a record that the caller may see, as something to keep: no page is ever made of it. */
export const openAttached = defineQuery({
  name: 'file.open-attached',
  route: 'GET api/file/attached',
  permission: 'free_access',
  sometimes: asksOfFiles('view'),
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: file('application/octet-stream'),
  async run(context) {
    const [kept] = await context.tx.query<Kept>(
      `select entity, record_id, name, content_type, content from ${attachments.name} where id = $1`,
      [context.input.id],
    );
    if (!kept) throw NotFound();
    await requireRecord(context, kept, 'view');
    return new FileAnswer(kept.name, kept.content_type, kept.content);
  },
});
