import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { notifications } from '../notification-table.ts';
import { OWN, ofCaller } from './own-notifications.ts';

/** Marks some as read, all or none: those of other people are not there. */
export const readNotifications = defineCommand({
  name: 'notification.read',
  route: 'PUT api/notification/read',
  permission: 'free_access',
  isPersonal: true,
  fields: { ids: f.ids('notification', { required: true }) },
  async run(context) {
    const ids = new Set(context.input.ids);
    const [found] = await context.tx.query<{ n: number }>(
      `select count(*)::int as n ${OWN} and n.id = any ($3::uuid[])`,
      [...ofCaller(context.actor), [...ids]],
    );
    if (found?.n !== ids.size) throw NotFound();
    return markRead(context, [...ids]);
  },
});

/** Marks everything that the caller was told as read. */
export const readAllNotifications = defineCommand({
  name: 'notification.read-all',
  route: 'PUT api/notification/read-all',
  permission: 'free_access',
  isPersonal: true,
  fields: {},
  run: (context) => markRead(context, null),
});

async function markRead({ tx, actor }: CommandContext, ids: readonly string[] | null) {
  const read = await tx.query(
    `update ${notifications.name} set read_at = now() where id in (
       select n.id ${OWN} and n.read_at is null and ($3::uuid[] is null or n.id = any ($3::uuid[])) for update)
     returning id`,
    [...ofCaller(actor), ids],
  );
  return { read: read.length };
}
