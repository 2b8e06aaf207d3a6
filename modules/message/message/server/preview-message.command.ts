import { money } from '#core/money.ts';
import { readSmsCredit, type SmsCredit, smsLeft } from '#modules/finance/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import type { LeftOut } from '../audience.rules.ts';
import { messageBody } from '../message.body.ts';
import { message } from '../message.entity.ts';
import { previewAnswer } from '../message-questions.answer.ts';
import { leavesAt } from '../quiet-hours.rules.ts';
import { compose } from './compose.ts';
import {
  AUDIENCE_ASKS,
  requireAudienceRights,
  requireComplete,
  requireCustomers,
} from './require-audience.ts';
import { readSender } from './sender.ts';

/** So many are shown; the longest text is among them. */
const MOST_SHOWN = 50;

/** Who would get a message and what each would read. It changes nothing; it is no question because lists of people are long. */
export const previewMessage = defineCommand({
  name: 'message.preview',
  route: 'POST api/message/preview',
  permission: message.permissions.create,
  sometimes: AUDIENCE_ASKS,
  idempotency: 'none',
  fields: messageBody.fields,
  answers: previewAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const now = clock.now();
    requireComplete(input, now);
    requireAudienceRights(context, input);
    await requireCustomers(context, input.customer_ids);
    const from = await readSender(tx, branch.id);
    const { written, leftOut } = await compose(tx, input, from, now);
    const [longest] = written.toSorted((a, b) => b.parts - a.parts);
    const shown = written.slice(0, MOST_SHOWN);
    if (longest && !shown.includes(longest)) shown.splice(-1, 1, longest);
    const parts = written.reduce((sum, person) => sum + person.parts, 0);
    return {
      people: written.length,
      parts,
      most_parts: longest?.parts ?? 0,
      left_out: leftOut.length,
      shown,
      not_written: leftOut.slice(0, MOST_SHOWN),
      sender: from.sender_name,
      credit: creditFor(parts, await readSmsCredit(tx, branch.id)),
      sends_at: leavesAt(input.sends_at ?? now, from.time_zone),
    };
  },
});

function creditFor(parts: number, credit: SmsCredit) {
  const left = smsLeft(credit);
  return left === null || credit.price === null ? null : { left, cost: money(credit.price * BigInt(parts)) };
}

export type NotWritten = Pick<LeftOut, 'name' | 'phone' | 'reason' | 'about'>;
