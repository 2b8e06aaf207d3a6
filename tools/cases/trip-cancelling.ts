import { addDays } from '#core/business-day.ts';
import { YARD } from './trip-expected.ts';
import type { PlainEvent, TripCase, TripEvent } from './trip-story.ts';

const OTHER_TRUCK = 'T 309 DWL';

/** What each trip of TW-20 has behind it as it is cancelled; nothing for other events. */
export function cancelling(
  { do: what }: TripEvent,
  { given }: TripCase,
  begins: string,
): { before: PlainEvent[]; after: PlainEvent[]; key: string } | null {
  const [, which] = /^truck-order\/cancel \(([^,)]*)/.exec(what) ?? [];
  if (!which) return null;
  const key = `trip that is ${what}`;
  const isOther = which === 'advance open';
  const from = `${begins}T10:00`;
  const input = {
    from,
    to: `${addDays(begins, 5)}T18:00`,
    given,
    ...(isOther ? { truck: OTHER_TRUCK } : {}),
  };
  const steps = which === 'draft' ? [] : which === 'in transit' ? ['confirm', 'load', 'depart'] : ['confirm'];
  const before: PlainEvent[] = [
    { command: 'truck-order', key, input },
    ...steps.map((name) => ({ command: `truck-order/${name}`, input: { key } })),
  ];
  if (which === 'confirmed') before.push(paidAhead(Number(given.deposit), addDays(begins, -1)));
  if (isOther)
    before.push({ command: 'truck-order/advance', input: { key, ...PAID }, expect: moved('1110', '1010') });
  const back = {
    command: 'truck-order/settle',
    input: { key, account: 'cash' },
    expect: moved('1010', '1110'),
  };
  return { before, key, after: isOther ? [back] : [] };
}

const ADVANCE = 100_000;
const PAID = { account: 'cash', amount: ADVANCE };

function moved(to: string, out: string) {
  const line = (account: string, debit: number, credit: number) => ({
    ...{ account, debit, credit },
    ...(account === '1010' ? { money_account: 'cash' } : {}),
  });
  return { entries: [{ branch: YARD, lines: [line(to, ADVANCE, 0), line(out, 0, ADVANCE)] }] };
}

/** A deposit that lay there before the story began. */
function paidAhead(amount: number, date: string): PlainEvent {
  const lines = [
    { account: '1020', debit: amount, credit: 0, money_account: 'bank' },
    { account: '2100', debit: 0, credit: amount },
  ];
  const input = { kind_of_event: '(of the order)', given: {}, amount, account: 'bank', date };
  return { command: 'trip.payment', input, expect: { entries: [{ branch: YARD, date, lines }] } };
}
