import { ATTACHED_FILE } from '#core/attached-file.ts';
import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { attachments } from '../attachments.ts';
import { asksOfFiles, type RecordName, requireRecord } from './attached-record.ts';

/** Removes a file from its record for good; its name stays in the activities, and the room it took is free again. */
export const detachFile = defineCommand({
  name: 'file.detach',
  route: 'PUT api/file/detach',
  permission: 'free_access',
  sometimes: asksOfFiles('view', 'modify'),
  fields: { id: f.id('file', { required: true }) },
  async run(context) {
    const { tx, services, input } = context;
    const [kept] = await tx.query<RecordName & { name: string }>(
      `delete from ${attachments.name} where id = $1 returning entity, record_id, name`,
      [input.id],
    );
    if (!kept) throw NotFound();
    const { name, ...record } = kept;
    // Whoever may not change the record has removed nothing: the refusal takes the transaction back.
    const { title } = await requireRecord(context, record, 'modify');
    const changes = [{ field: ATTACHED_FILE, before: name, after: null }];
    await services.activities.write(context, [
      { ...record, record_name: title, type: 'modification', changes },
    ]);
    return { id: input.id };
  },
});
