import type { RowOf } from '#core/define-entity.ts';
import { targetsOf } from '#core/define-states.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { holdSmsCredit } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { Written } from '../audience.rules.ts';
import { message } from '../message.entity.ts';
import { messageStates } from '../message.states.ts';
import { MESSAGE_JOB } from '../message.words.ts';
import { messagePeople } from '../message-people-table.ts';
import { compose } from './compose.ts';
import { smsTo } from './people-of-message.ts';
import { readSender } from './sender.ts';

/** Sends messages whose time has come, and notes what became of those on their way. */
export const sendMessages = defineJob({
  name: 'message.send',
  title: MESSAGE_JOB,
  everySeconds: 60,
  run: (context) => sendDue(context, new Date()),
});

/** In each business by itself; what fails in one is no reason to be silent in the others. */
export async function sendDue(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await context.query<{ id: string }>('select ctx.businesses_with_messages() as id')) {
    const work = async (tx: Tx) => {
      for (const due of await tx.query<Waiting>(DUE, [now])) await leave(context, tx, due, now);
      await tx.query(SETTLE);
      await tx.query(COUNT);
    };
    await context.inBusiness(id, work).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} businesses got no messages`);
}

type Waiting = Pick<
  RowOf<typeof message>,
  'id' | 'branch_id' | 'text' | 'audience' | 'customer_group' | 'customer_ids' | 'numbers'
>;

/**
 * Its people are those of the day it was composed; what each reads is of now, and whoever is none of them any more is left out. Where
 * the credit is not enough for all of them by now, it goes to nobody.
 */
async function leave({ post }: JobContext, tx: Tx, due: Waiting, now: Date): Promise<void> {
  const from = await readSender(tx, due.branch_id);
  const fixed = await tx.query<Fixed>(FIXED, [due.id]);
  const { written, leftOut } = await compose(tx, due, from, now);
  const going = new Map(written.map((person) => [personKey(person), person]));
  const out = new Map(leftOut.map((person) => [personKey(person), person]));
  const rows: object[] = [];
  const parts = fixed.reduce((sum, person) => sum + (going.get(personKey(person))?.parts ?? 0), 0);
  const { isEnough } = await holdSmsCredit(tx, due.branch_id, parts);
  for (const person of fixed) {
    const key = personKey(person);
    const still = going.get(key);
    if (still && !isEnough)
      rows.push({ place: person.place, fate: 'failed', ...textOf(still), reason: 'no_credit' });
    else if (still) rows.push({ place: person.place, ...(await sentTo(still, person.phone)) });
    else {
      const { reason = 'not_of_them', about = null } = out.get(key) ?? {};
      rows.push({ place: person.place, fate: 'left_out', parts: 0, reason, about });
    }
  }
  await tx.query(TELL, [due.id, JSON.stringify(rows)]);
  await tx.query(LEAVE, [due.id]);

  async function sentTo(still: Written, phone: string) {
    const outbox_id = await post(tx, smsTo({ phone, text: still.text }, from, due.id));
    return { fate: 'queued', ...textOf(still), outbox_id };
  }
}

const textOf = ({ text, parts }: Written) => ({ text, parts });

interface Fixed {
  place: number;
  party_id: string | null;
  phone: string;
}

const personKey = ({ party_id, phone }: { party_id: string | null; phone: string | null }) =>
  party_id ?? phone;

const ON_THE_WAY = `status in (${statesInSql(statesBefore(messageStates, 'arrive'))})`;

const DUE = `
select id, branch_id, text, audience, customer_group, customer_ids, numbers from ${message.table}
where status in (${statesInSql(statesBefore(messageStates, 'leave'))}) and sends_at <= $1 and deleted_at is null
order by sends_at, id for update skip locked`;

const FIXED = `
select place, party_id, phone from ${messagePeople.name} where message_id = $1 and fate = 'scheduled' order by place`;

const TELL = `
update ${messagePeople.name} m set fate = p.fate, text = coalesce(p.text, m.text), parts = p.parts, reason = p.reason,
  about = p.about, outbox_id = p.outbox_id
from jsonb_to_recordset($2::jsonb) p(place int, fate text, text text, parts int, reason text, about text, outbox_id uuid)
where m.message_id = $1 and m.place = p.place`;

const SUMS = `
select message_id, count(*) filter (where fate = 'queued') as queued, count(*) filter (where fate = 'sent') as sent,
  count(*) filter (where fate = 'failed') as failed, count(*) filter (where fate = 'left_out') as left_out,
  coalesce(sum(parts), 0) as parts
from ${messagePeople.name}`;

const LEAVE = `
update ${message.table} m set status = '${targetsOf(messageStates.states.scheduled.to.leave).join()}',
  people = c.queued + c.failed, left_out = c.left_out, parts = c.parts, version = m.version + 1, updated_at = now()
from (${SUMS} where message_id = $1 group by message_id) c where m.id = c.message_id`;

/** What the outbox no longer tries has failed; what it said stands beside it. */
const SETTLE = `
update ${messagePeople.name} p set fate = case when o.is_over then 'failed' else 'sent' end,
  reason = case when o.is_over then 'not_taken' end, about = case when o.is_over then o.last_error end
from ctx.fates_of_messages(array(select outbox_id from ${messagePeople.name} where fate = 'queued')) o
where p.outbox_id = o.id and p.fate = 'queued' and (o.is_over or o.sent_at is not null)`;

const COUNT = `
update ${message.table} m set sent = c.sent, failed = c.failed, version = m.version + 1, updated_at = now(),
  status = case when c.queued > 0 then m.status when c.sent > 0 then 'sent' else 'failed' end
from (${SUMS} where message_id in (select id from ${message.table} where ${ON_THE_WAY}) group by message_id) c
where m.id = c.message_id and (c.queued = 0 or c.sent <> m.sent or c.failed <> m.failed)`;
