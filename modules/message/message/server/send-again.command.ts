import { f } from '#core/fields.ts';
import { requireSmsCredit } from '#modules/finance/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NobodyFailed, NothingSends } from '../../errors.ts';
import { message } from '../message.entity.ts';
import { messagePeople } from '../message-people-table.ts';
import { sentAgainAnswer } from '../message-questions.answer.ts';
import { optedOut } from './opted-out.ts';
import { smsTo } from './people-of-message.ts';
import { AUDIENCE_ASKS, requireAudienceRights } from './require-audience.ts';
import { readSender } from './sender.ts';

/** Writes once more to those who did not get a message, unless they have asked not to be written to since. */
export const sendAgain = defineCommand({
  name: 'message.again',
  route: 'PUT api/message/again',
  permission: message.permissions.create,
  sometimes: AUDIENCE_ASKS,
  idempotency: 'required',
  fields: { id: f.id('message', { required: true }) },
  answers: sentAgainAnswer,
  async run(context) {
    const { tx, branch, input, services } = context;
    const before = await tx.lock(message, input.id);
    requireAudienceRights(context, before);
    if (!services.mayPost) throw NothingSends();
    const failed = await tx.query<Failed>(FAILED, [before.id]);
    const out = await optedOut(
      tx,
      failed.map(({ phone }) => phone),
    );
    const due = failed.filter(({ phone }) => !out.has(phone));
    if (due.length === 0) throw NobodyFailed();
    await requireSmsCredit(
      tx,
      branch.id,
      due.reduce((sum, { parts }) => sum + parts, 0),
    );
    const from = await readSender(tx, branch.id);
    const posted = due.map(({ place, ...person }) => ({
      ...{ place, outbox_id: services.post(context, smsTo(person, from, before.id)) },
    }));
    tx.send(QUEUE, [before.id, JSON.stringify(posted)]);
    const { id } = await tx.save(message, before, { status: 'queued', failed: before.failed - due.length });
    return { id, people: due.length };
  },
});

interface Failed {
  place: number;
  phone: string;
  text: string;
  parts: number;
}

const FAILED = `select place, phone, text, parts from ${messagePeople.name} where message_id = $1 and fate = 'failed' order by place`;

const QUEUE = `
update ${messagePeople.name} m set fate = 'queued', reason = null, about = null, outbox_id = p.outbox_id
from jsonb_to_recordset($2::jsonb) p(place int, outbox_id uuid) where m.message_id = $1 and m.place = p.place`;
