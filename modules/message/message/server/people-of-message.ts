import type { Tx } from '#server-kit/db/transaction.ts';
import type { OutgoingMessage } from '#server-kit/jobs/define-job.ts';
import type { LeftOut, Written } from '../audience.rules.ts';
import { messagePeople } from '../message-people-table.ts';
import type { Sender } from './sender.ts';

/** After so long a composed message is no longer worth sending. */
const LIFE_HOURS = 24;

/** The SMS of one person as the outbox takes it; the branch pays for it. */
export function smsTo(
  { phone, text }: { phone: string; text: string },
  from: Sender,
  message_id: string,
): OutgoingMessage {
  return {
    charge: { branch_id: from.id, message_id },
    ...{ channel: 'sms', to: phone, subject: '', text, lifeHours: LIFE_HOURS },
    ...(from.sender_name ? { from: from.sender_name } : {}),
  };
}

interface NewPeople {
  message_id: string;
  written: readonly (Written & { outbox_id: string | null })[];
  leftOut: readonly LeftOut[];
}

/** Writes down whom a message is for, and who is left out of it and why. */
export function addPeople(
  tx: Tx,
  { business_id, id }: Sender,
  { message_id, written, leftOut }: NewPeople,
): void {
  const going = written.map((person) => ({
    ...person,
    fate: person.outbox_id ? 'queued' : 'scheduled',
  }));
  const rows = [...going, ...leftOut.map((person) => ({ ...person, parts: 0, fate: 'left_out' }))];
  const numbered = rows.map(({ values: _, ...row }, place) => ({ ...row, place }));
  tx.send(INSERT, [business_id, id, message_id, JSON.stringify(numbered)]);
}

const INSERT = `
insert into ${messagePeople.name}
  (business_id, branch_id, message_id, place, party_kind, party_id, name, phone, text, parts, fate, reason, about, outbox_id)
select $1, $2, $3, p.place, p.party_kind, p.party_id, p.name, p.phone, p.text, p.parts, p.fate, p.reason, p.about, p.outbox_id
from jsonb_to_recordset($4::jsonb) p(place int, party_kind text, party_id uuid, name text, phone text, text text, parts int,
  fate text, reason text, about text, outbox_id uuid)`;
