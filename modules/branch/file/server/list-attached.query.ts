import { z } from 'zod';
import { recordFilesAnswer } from '#core/record-files.answer.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { attachments } from '../attachments.ts';
import { asksOfFiles, requireRecord } from './attached-record.ts';

interface Attached {
  id: string;
  name: string;
  content_type: string;
  size: number;
  created_at: Date;
  created_by_name: string;
}

/** What is attached to a record that the caller may see, the newest first. */
export const listAttached = defineQuery({
  name: 'file.of-record',
  route: 'GET api/file/of-record',
  permission: 'free_access',
  sometimes: asksOfFiles('view'),
  input: z.strictObject({ entity: z.string().max(60, 'too_long'), record_id: z.uuid('not_id') }),
  answers: recordFilesAnswer,
  async run(context) {
    const { entity, record_id } = context.input;
    await requireRecord(context, context.input, 'view');
    return context.tx.query<Attached>(
      `select a.id, a.name, a.content_type, a.size, a.created_at, u.name as created_by_name
       from ${attachments.name} a join ${usersOf(context)} u on u.business_id = a.business_id and u.id = a.created_by
       where a.entity = $1 and a.record_id = $2 order by a.created_at desc, a.id`,
      [entity, record_id],
    );
  },
});

/** People belong to a later module, which the registry knows. */
function usersOf({ services }: ActorContext): string {
  const user = services.registry.entities.find(({ name }) => name === 'user');
  if (!user) throw new Error('Nobody can have attached anything: there are no people.');
  return user.table;
}
