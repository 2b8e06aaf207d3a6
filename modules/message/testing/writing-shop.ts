import { businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { instantOf } from '#core/local-time.ts';
import { bookSmsUsed } from '#modules/finance/public.ts';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { sendDue } from '#modules/message/message/server/send-messages.job.ts';
import { messageKeyOf } from '#modules/session/public.ts';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';

/** A shop that writes to its customers, by a clock that begins at ten in the morning there. */
export interface WritingShop extends OwingShop {
  /** A customer with a number and, where it is said, a debt of so much. */
  person(name: string, phone: string | null, debt?: { amount: number; due: string }): Promise<string>;
  send(body: object, key?: string, by?: TestBrowser): Promise<Answer>;
  /** What each person of a message reads, and what became of it. */
  people(id: string): Promise<PersonWritten[]>;
  /** Does the round of the job at a moment, or at that of the clock. */
  round(at?: Date): Promise<void>;
  /** The next moment at which the clocks there show a time: `21:10`. */
  next(time: string): Date;
  /** Texts that stand in the outbox for a number, the newest first. */
  texts(phone: string): Promise<string[]>;
  /** As a gateway that takes every message, or refuses each for good; of so many only. */
  gateway(takes: boolean, most?: number): Promise<void>;
  /** Books what was used of bought SMS, as two servers do it at once; by the clock of the database, as messages leave. */
  book(at?: Date): Promise<void>;
  close(): Promise<void>;
}

export interface PersonWritten {
  name: string;
  phone: string | null;
  text: string | null;
  fate: string;
  reason: string | null;
  about: string | null;
}

const HOUR_MS = 3_600_000;
const ZONE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };

export async function openWritingShop(): Promise<WritingShop> {
  const system = await openTestSystem();
  const next = (time: string) => {
    const now = system.clock.now();
    const today = instantOf(businessDay(now, ZONE), time, ZONE.time_zone);
    return today < now ? new Date(today.getTime() + 24 * HOUR_MS) : today;
  };
  system.clock.move(next('10:00').getTime() - system.clock.now().getTime());
  const shop = await openOwingShop(system);
  const { db } = system;
  const onLost = () => undefined;
  const pool = openPool({ url: db.url('job'), size: 2, waitMs: 5000, namedStatements: false, onLost });
  const worker = openJobContext(pool, messageKeyOf(system.serverKey), undefined, servicesOfJobs());
  return {
    ...shop,
    next,
    async person(name, phone, debt) {
      const body = { name, ...(phone ? { phone_number: phone } : {}) };
      const { id } = (await shop.owner.ask('POST api/customer', { body })).body.message;
      if (debt) await shop.owes(id, debt.amount, { date: '2026-01-02', due_date: debt.due });
      return id;
    },
    send: (body, key = newId(), by = shop.owner) =>
      by.ask('POST api/message', { body, headers: { 'idempotency-key': key } }),
    async people(id) {
      const { body } = await shop.owner.ask(`GET api/message/people?id=${id}`);
      return body.message.people;
    },
    round: (at = system.clock.now()) => sendDue(worker, at),
    texts: async (phone) => (await messagesTo(system, phone)).map(({ text }) => text),
    async gateway(takes, most = 10_000) {
      const noted = takes
        ? 'ctx.note_message(business_id, id, null)'
        : "ctx.lay_message_aside(business_id, id, 'refused 400')";
      await db.adminQuery(
        `select ${noted} from (select business_id, id from ctx.messages
         where sent_at is null and expires_at > now() order by created_at, id limit ${most}) m`,
      );
    },
    async book(at = new Date()) {
      await Promise.all([bookSmsUsed(worker, at), bookSmsUsed(worker, at)]);
    },
    async close() {
      await pool.end();
      await system.close();
    },
  };
}
