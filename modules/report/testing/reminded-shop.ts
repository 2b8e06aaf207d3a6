import { randomBytes } from 'node:crypto';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { type Message, openMessage } from '#server-kit/post/message.ts';
import { remindAll } from '../reminder/server/remind.job.ts';
import { SCHEDULED } from '../reminder/server/reminders.ts';

/** Every switch that schedules something. */
export const KINDS = Object.keys(SCHEDULED);

/** A shop whose reports and reminders run at moments that a test names. */
export interface RemindedShop {
  shop: SellingShop;
  worker: JobContext;
  /** Does the work of one worker, at a moment. */
  remindAt(now: string, by?: JobContext): Promise<void>;
  /** Switches these on and all others off, and forgets what was sent. */
  beginWith(...kinds: string[]): Promise<void>;
  switchOn(...kinds: string[]): Promise<void>;
  /** The notifications of people, in their order. */
  sent(): Promise<{ kind: string; user_id: string; title: string; text: string; link: string }[]>;
  /** What waits to leave by e-mail or SMS. */
  posted(): Promise<(Partial<Message> & { channel: string })[]>;
  close(): Promise<void>;
}

export async function openRemindedShop(): Promise<RemindedShop> {
  const shop = await openSellingShop();
  const { db } = shop.system;
  await db.adminQuery("update branches set created_at = '2020-01-01'");
  const messageKey = randomBytes(32);
  const onLost = () => undefined;
  const pool = openPool({ url: db.url('job'), size: 4, waitMs: 5000, namedStatements: false, onLost });
  const worker = openJobContext(pool, messageKey);
  const switchOn = async (...kinds: string[]) => {
    const switches = Object.fromEntries(KINDS.map((kind) => [kind, kinds.includes(kind)]));
    const body = { ...switches, products_can_expire: true };
    const { status } = await shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body });
    if (status !== 200) throw new Error('the settings were refused');
  };
  return {
    shop,
    worker,
    switchOn,
    remindAt: (now, by = worker) => remindAll(by, new Date(now)),
    async beginWith(...kinds) {
      for (const table of ['notifications', 'sent_reminders', 'ctx.messages'])
        await db.adminQuery(`delete from ${table}`);
      await switchOn(...kinds);
    },
    sent: () =>
      db.adminQuery(
        `select n.kind, n.user_id, n.title ->> l.language as title, n.text ->> l.language as text, n.link
         from notifications n join users u on u.id = n.user_id
         cross join lateral (select coalesce(u.settings ->> 'language', 'sw') as language) l
         order by n.created_at, n.id`,
      ),
    async posted() {
      const rows = await db.adminQuery<{ id: string; channel: string; sealed: Buffer }>(
        'select id, channel, sealed from ctx.messages order by created_at, id',
      );
      return rows.map(({ id, channel, sealed }) => ({ channel, ...openMessage(sealed, id, messageKey) }));
    },
    async close() {
      await pool.end();
      await shop.system.close();
    },
  };
}

/** A time of a day in Dar es Salaam; seven in the morning where none is said. */
export function morning(day: string, time = '07:00'): string {
  return `${day}T${time}:00+03:00`;
}
