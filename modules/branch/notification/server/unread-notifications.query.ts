import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { unreadAnswer } from '../unread.answer.ts';
import { OWN, ofCaller } from './own-notifications.ts';

/** How much the caller was told and has not read: the figure at the bell. */
export const unreadNotifications = defineQuery({
  name: 'notification.unread',
  route: 'GET api/notification/unread',
  permission: 'free_access',
  input: z.strictObject({}),
  answers: unreadAnswer,
  async run({ tx, actor }) {
    const [count] = await tx.query<{ unread: number }>(
      `select count(*)::int as unread ${OWN} and n.read_at is null`,
      ofCaller(actor),
    );
    return { unread: count?.unread ?? 0 };
  },
});
