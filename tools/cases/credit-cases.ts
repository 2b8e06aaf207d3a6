import { say } from '#core/i18n/language.ts';
import { NotEnoughSms } from '#modules/finance/sms-credit/errors.ts';
import { paidInto, type SmsPool, usedFrom } from '#modules/finance/sms-credit/sms-credit.rules.ts';
import { type Journal, summed } from './match-cases.ts';
import { differing, type Fields } from './message-calls.ts';

/** SMS that are bought, sent and used day by day. */
export interface CreditCase {
  id: string;
  title: string;
  bought: readonly { date: string; amount: number; parts: number; account: string }[];
  sent: readonly { day: string; parts: number; returned?: number }[];
  expected: { journal: Journal; states: readonly Fields[] };
}

/** What each purchase and use posts by the rules, and how the credit stands after each; the server is held to the same by its own test. */
export function playCredit({ bought, sent, expected }: CreditCase): string[] {
  let pool: SmsPool = { parts: 0, value: 0n, owed: 0 };
  const journal: { date: string; lines: { account: string; debit: number; credit: number }[] }[] = [];
  const book = (date: string, debited: string, credited: string, amount: number) =>
    journal.push({
      date,
      lines: [
        { account: debited, debit: amount, credit: 0 },
        { account: credited, debit: 0, credit: amount },
      ],
    });
  for (const { date, amount, parts, account } of bought) {
    pool = paidInto(pool, { parts, amount: BigInt(Math.round(amount * 100)) }).pool;
    book(date, '1160', account, amount);
  }
  const states = sent.map(({ day, parts, returned = 0 }) => {
    const short = { needed: parts, left: pool.parts };
    if (parts > pool.parts) return { refused: say(NotEnoughSms(short).words, 'en', short) };
    const used = parts - returned;
    const change = usedFrom(pool, used, true);
    pool = change.pool;
    book(day, '6050', '1160', Number(change.cost) / 100);
    return { reserved: parts, used, returned, left: pool.parts, value_left: Number(pool.value) / 100 };
  });
  return differing(
    { journal: summed(journal), states },
    { journal: summed(expected.journal), states: expected.states },
  );
}
