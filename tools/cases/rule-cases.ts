import { say } from '#core/i18n/language.ts';
import { instantOf } from '#core/local-time.ts';
import { smsParts } from '#core/sms-parts.ts';
import { type Person, sorted } from '#modules/message/message/audience.rules.ts';
import { leavesAt } from '#modules/message/message/quiet-hours.rules.ts';
import { REASON_WORDS } from '#modules/message/message/reason.words.ts';
import { paidUntilBy } from '#modules/platform/fee-payment/fee-payment.rules.ts';
import { differing, type Fields } from './message-calls.ts';
import { ZONE } from './story-clock.ts';

/** A text and what it counts for. */
export interface SmsCase {
  id: string;
  title: string;
  text: string;
  people?: number;
  price_per_part?: number;
  expected: Fields;
}

/** The text as the product counts it, on the screen and on the server. */
export function playSms({ text, people = 1, price_per_part = 0, expected }: SmsCase): string[] {
  const counted = smsParts(text);
  const all_parts = counted.parts * people;
  return differing({ ...counted, all_parts, cost: all_parts * price_per_part }, { not_gsm: {}, ...expected });
}

export interface AudienceCase {
  id: string;
  title: string;
  people: readonly { name: string; phone?: string | null; opted_out?: boolean; balance?: number | null }[];
  kind: string;
  sent_at: string;
  expected: {
    goes_to?: readonly string[];
    left_out?: Readonly<Record<string, string>>;
    leaves_at?: string;
    receipt_leaves_at?: string;
    texts?: Readonly<Record<string, string>>;
    /** That of a message sent twice is for the server to say. */
    messages?: number;
  };
}

/** Whom a message is for, what each reads, who is left out and why, and when it leaves. */
export function playAudience({ people, kind, sent_at, expected }: AudienceCase): string[] {
  const [, text = 'Karibu'] = /^composed: (.+)$/.exec(kind) ?? [];
  const optedOut = people.flatMap(({ phone, opted_out }) => (opted_out && phone ? [phone] : []));
  const { written, leftOut } = sorted(people.map(personOf), text, new Set(optedOut));
  const at = instantOf(sent_at.slice(0, 10), sent_at.slice(11), ZONE);
  const found = {
    goes_to: written.map(({ phone }) => phone),
    left_out: Object.fromEntries(
      leftOut.map(({ name, reason, about }) => [
        name,
        say(REASON_WORDS[reason], 'en', about === null ? {} : { about }),
      ]),
    ),
    texts: Object.fromEntries(written.map((one) => [one.name, one.text])),
    leaves_at: localOf(leavesAt(at, ZONE)),
    // Nobody composed it, so it waits for no morning.
    receipt_leaves_at: localOf(at),
  };
  return differing(found, expected);
}

const localOf = (at: Date) => at.toLocaleString('sv-SE', { timeZone: ZONE }).replace(' ', 'T').slice(0, 16);

/** A person of a case who has no number is somebody of whom the number does not matter. */
function personOf({ name, phone, balance = null }: AudienceCase['people'][number], place: number): Person {
  return {
    ...{ party_kind: 'customer', party_id: null, name },
    phone: phone === undefined ? `25571300000${place}` : phone,
    values: {
      ...{ name, due: null, branch: null, pay_to: null },
      balance: balance === null ? null : balance.toLocaleString('en'),
    },
  };
}

/** Days that a branch is paid for. */
export interface DaysCase {
  today: string;
  paid_until: string | null;
  days: number;
  expected: { paid_until: string };
}

/** Until when a branch is paid once a fee was taken. */
export function playDays({ today, paid_until, days, expected }: DaysCase): string[] {
  const until = paidUntilBy([{ counted_from: today, days, until_before: paid_until }], paid_until);
  return differing({ paid_until: until }, { paid_until: expected.paid_until });
}
