import { requireSmsCredit } from '#modules/finance/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NobodyToWrite, NothingSends, TooManyPeople } from '../../errors.ts';
import { messageBody } from '../message.body.ts';
import { message } from '../message.entity.ts';
import { sentAnswer } from '../message-questions.answer.ts';
import { leavesAt } from '../quiet-hours.rules.ts';
import { compose } from './compose.ts';
import { addPeople, smsTo } from './people-of-message.ts';
import {
  AUDIENCE_ASKS,
  requireAudienceRights,
  requireComplete,
  requireCustomers,
} from './require-audience.ts';
import { readSender } from './sender.ts';

/** At once no more than what one command may write. */
const MOST_PEOPLE = 5000;
const ABOUT_LENGTH = 60;

/** Writes to many, each with his own text; at night, or for a later time, it waits and is fixed to these people. */
export const sendMessage = defineCommand({
  name: 'message.create',
  route: 'POST api/message',
  permission: message.permissions.create,
  sometimes: AUDIENCE_ASKS,
  idempotency: 'required',
  writesMuch: true,
  fields: messageBody.fields,
  answers: sentAnswer,
  async run(context) {
    const { tx, branch, clock, input, services } = context;
    const now = clock.now();
    requireComplete(input, now);
    requireAudienceRights(context, input);
    await requireCustomers(context, input.customer_ids);
    if (!services.mayPost) throw NothingSends();
    const from = await readSender(tx, branch.id);
    const { written, leftOut } = await compose(tx, input, from, now);
    if (written.length === 0) throw NobodyToWrite({ n: leftOut.length });
    if (written.length + leftOut.length > MOST_PEOPLE)
      throw TooManyPeople({ people: written.length + leftOut.length, most: MOST_PEOPLE });
    const parts = written.reduce((sum, person) => sum + person.parts, 0);
    await requireSmsCredit(tx, branch.id, parts);
    const sends_at = leavesAt(input.sends_at ?? now, from.time_zone);
    const isNow = sends_at <= now;
    const { text } = input;
    const made = await tx.insert(message, {
      ...input,
      customer_ids: input.customer_ids ?? [],
      numbers: input.numbers ?? [],
      branch_id: branch.id,
      about:
        (text.split('\n')[0] ?? text).trim().slice(0, ABOUT_LENGTH) || text.trim().slice(0, ABOUT_LENGTH),
      sends_at,
      people: written.length,
      parts,
      left_out: leftOut.length,
      ...{ sent: 0, failed: 0 },
      status: isNow ? 'queued' : 'scheduled',
    });
    addPeople(tx, from, {
      message_id: made.id,
      written: written.map((person) => ({
        ...person,
        outbox_id: isNow ? services.post(context, smsTo(person, from, made.id)) : null,
      })),
      leftOut,
    });
    return {
      id: made.id,
      people: written.length,
      sends_at,
      status: isNow ? ('queued' as const) : ('scheduled' as const),
    };
  },
});
