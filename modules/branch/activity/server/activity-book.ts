import type { ActivityBook } from '#server-kit/command/activities.ts';
import { saveNewRows } from '#server-kit/command/save-rows.ts';
import { NOBODY } from '#server-kit/jobs/nobody.ts';
import { activity } from '../activity.entity.ts';
import { withRecordNames } from './record-names.ts';

/** Writes every act of a command into the activities of its branch, in the same transaction. */
export const activityBook: ActivityBook = {
  async write(context, records) {
    const { actor, call } = context;
    const user_id = actor.user_id === NOBODY ? null : actor.user_id;
    const by = { user_id, device_id: actor.device_id ?? null, ip: call.ip };
    saveNewRows(
      activity,
      (await withRecordNames(records, context)).map((record) => ({
        ...record,
        ...by,
        reason: record.reason ?? null,
      })),
      context,
    );
  },
  async lastActor({ tx, services }, entity, id) {
    const people = services.registry.entity('user').table;
    const [last] = await tx.query<{ name: string }>(
      `select u.name from ${activity.table} a join ${people} u on u.business_id = a.business_id and u.id = a.user_id
       where a.entity = $1 and a.record_id = $2 and a.type in ('creation', 'modification', 'deletion') order by a.created_at desc, a.id desc limit 1`,
      [entity, id],
    );
    return last?.name ?? null;
  },
};
