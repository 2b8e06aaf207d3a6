import { z } from 'zod';
import type { RowOf } from '#core/define-entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { message } from '../message.entity.ts';
import { messagePeople } from '../message-people-table.ts';
import { type PersonOfMessage, peopleAnswer } from '../message-questions.answer.ts';
import { AUDIENCE_ASKS, requireAudienceRights } from './require-audience.ts';

const MOST = 500;

/** Whom a message was for, what each reads and what became of it; those who did not get it first. */
export const peopleOfMessage = defineQuery({
  name: 'message.people',
  route: 'GET api/message/people',
  permission: message.permissions.view,
  sometimes: AUDIENCE_ASKS,
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: peopleAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const [found] = await tx.query<AskedMessage>(
      `select audience, text from ${message.table} where id = $1 and branch_id = $2 and deleted_at is null`,
      [input.id, branch.id],
    );
    if (!found) throw NotFound();
    requireAudienceRights(context, found);
    return {
      people: await tx.query<StoredPerson>(PEOPLE, [input.id]),
      most: MOST,
    };
  },
});

type AskedMessage = Pick<RowOf<typeof message>, 'audience' | 'text'>;

const PEOPLE = `
select place, name, phone, text, parts, fate, reason, about from ${messagePeople.name} where message_id = $1
order by array_position(array['failed', 'queued', 'scheduled', 'sent', 'left_out'], fate), place limit ${MOST}`;

interface StoredPerson {
  place: number;
  name: string;
  phone: string | null;
  text: string | null;
  parts: number;
  fate: PersonOfMessage['fate'];
  reason: PersonOfMessage['reason'];
  about: string | null;
}
