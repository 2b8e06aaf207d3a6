import { z } from 'zod';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { notificationsAnswer } from '../notifications.answer.ts';
import { OWN, ofCaller } from './own-notifications.ts';

const LONGEST_PAGE = 100;

const number = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'not_number')
    .transform(Number)
    .refine((n) => n >= 1 && n <= most, { error: 'at_most' });

/** What the caller was told in all his branches, in the language he reads now, newest first, a page of it. */
export const listNotifications = defineQuery({
  name: 'notification.list',
  route: 'GET api/notification/list',
  permission: 'free_access',
  input: z.strictObject({ limit: number(LONGEST_PAGE).default(20), page: number(100_000).default(1) }),
  answers: notificationsAnswer,
  async run({ tx, actor, input: { limit, page } }) {
    const own = ofCaller(actor);
    const [count] = await tx.query<{ total: number }>(`select count(*)::int as total ${OWN}`, own);
    const data = await tx.query<Shown>(
      `select n.id, n.created_at, n.kind, n.title ->> $5 as title, n.text ->> $5 as text, n.link, n.read_at,
              n.branch_id, (select b.name from ${branch.table} b where b.id = n.branch_id) as branch_name
       ${OWN} order by n.created_at desc, n.id limit $3 offset $4`,
      [...own, limit, (page - 1) * limit, actor.language],
    );
    const total = count?.total ?? 0;
    const pages = Math.ceil(total / limit);
    return {
      ...{ limit, current_page: page, total_pages: pages, total, data },
      next_page: page < pages ? page + 1 : null,
      previous_page: page > 1 ? page - 1 : null,
    };
  },
});

interface Shown
  extends Record<'id' | 'kind' | 'title' | 'text' | 'link' | 'branch_id' | 'branch_name', string> {
  created_at: Date;
  read_at: Date | null;
}
