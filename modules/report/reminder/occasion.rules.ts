import { addDays } from '#core/business-day.ts';

/** What the clock on the wall of a branch shows. */
export interface LocalMoment {
  day: string;
  /** `HH:MM` */
  time: string;
}

/** A day on which something is sent, and whether there is still any use in it. */
export interface Occasion {
  day: string;
  isDue: boolean;
}

/** When reports and reminders leave (permission map, switches). */
export const MORNING = '07:00';
/** Customers are reminded later, and never at night. */
const CUSTOMERS = { from: '09:00', until: '20:00' };
/** So many days late an occasion is still sent; older ones are let pass, so that a long rest is no storm. */
const LATEST_DAYS = 7;
/** Before the last day that is paid for, and on it. */
const FEE_DAYS = [0, 1, 3, 7];

/** The moment in a time zone. */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Every morning. */
export function daily(at: LocalMoment): Occasion {
  return occasion(lastMorning(at), at);
}

/** Every night, when hardly anybody sells; a night that was missed is made up for during the day. */
export function nightly({ day, time }: LocalMoment): Occasion {
  return { day: time < NIGHT ? addDays(day, -1) : day, isDue: true };
}

const NIGHT = '02:00';

/** Every Monday morning. */
export function weekly(at: LocalMoment): Occasion {
  const morning = lastMorning(at);
  const sinceMonday = (new Date(`${morning}T00:00:00Z`).getUTCDay() + 6) % 7;
  return occasion(addDays(morning, -sinceMonday), at);
}

/** The morning of the first of a month. */
export function monthly(at: LocalMoment): Occasion {
  return occasion(`${lastMorning(at).slice(0, 8)}01`, at);
}

/** The morning of the first of January. */
export function annually(at: LocalMoment): Occasion {
  return occasion(`${lastMorning(at).slice(0, 4)}-01-01`, at);
}

/** Every day while customers may be written to; a day that was missed is over. */
export function dailyForCustomers({ day, time }: LocalMoment): Occasion {
  if (time < CUSTOMERS.from) return { day: addDays(day, -1), isDue: false };
  return { day, isDue: time < CUSTOMERS.until };
}

/** The mornings on which a branch hears of its fee; none as long as the last paid day is far. */
export function beforeFeeEnds(at: LocalMoment, paidUntil: string | null): Occasion | null {
  if (paidUntil === null) return null;
  const morning = lastMorning(at);
  const day = FEE_DAYS.map((days) => addDays(paidUntil, -days)).find((candidate) => candidate <= morning);
  return day === undefined ? null : occasion(day, at);
}

function lastMorning({ day, time }: LocalMoment): string {
  return time >= MORNING ? day : addDays(day, -1);
}

function occasion(day: string, at: LocalMoment): Occasion {
  return { day, isDue: addDays(day, LATEST_DAYS) > at.day };
}
