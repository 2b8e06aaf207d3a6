// cspell:ignore Mfano

import { addDays } from '#core/business-day.ts';
import { usualBeginOfBooks } from '#modules/branch/public.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import { closeSample } from './close-sample.ts';
import { numbersFrom } from './numbers.ts';
import { openSampleBranch } from './open-branch.ts';
import { foundSample, type SampleBranch, type WantedSample } from './open-sample.ts';
import { PLACES } from './people.ts';
import { openSampleCalls } from './sample-calls.ts';
import { tradeForDay } from './trade.ts';
import { openSampleTrades } from './trades.ts';

/** How much of a sample is made; the same seed and days make the same trade, up to the day on which it is made. */
export interface SampleSize {
  seed: number;
  /** Business days before today on which it trades. */
  days: number;
}

/** A sample of this size is a year. */
export const USUAL_SIZE: SampleSize = { seed: 1, days: 365 };
export const MOST_DAYS = 1000;

/** What it is called and who owns it where nobody says otherwise. */
export const USUAL_NAME = 'Duka la Mfano';
export const USUAL_PHONE = '255700200100';

/** Told after the founding and after each day, in days of all that are to come. */
export type ReportProgress = (done: number, of: number) => void;

const CLOCK_OF_BRANCHES = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };

/**
 * Makes a business to try the product with: three shops with people, goods, customers and their trade until today, and a workshop, a
 * guest house and a haulier beside them, each write through the ordinary commands, so that its books are as right as those of anybody.
 */
export async function makeSample(
  { context, database, serverKey }: { context: CallContext; database: Database; serverKey: ServerKey },
  wanted: WantedSample,
  { seed, days }: SampleSize,
  { founded: tellFounded, progress }: { founded?: (businessId: string) => void; progress: ReportProgress },
): Promise<{ business_id: string; sales: number }> {
  const calls = openSampleCalls(context, database, serverKey);
  const day = today(context.clock, CLOCK_OF_BRANCHES);
  const books_begin = usualBeginOfBooks(addDays(day, -days - 1));
  const founded = await foundSample(context, database, calls, { ...wanted, books_begin });
  tellFounded?.(founded.business_id);
  const note = notesOf(database, founded.business_id);
  const work = { context, database, calls, wanted, founded, seed, days, day };
  const branches: SampleBranch[] = [];
  for (const [index, place] of PLACES.entries()) branches.push(await openSampleBranch(work, place, index));
  const numbers = branches.map((_, index) => numbersFrom(seed * 97 + index));
  let sales = 0;
  for (let ago = days; ago >= 0; ago -= 1) {
    progress(days - ago, days + 1);
    await note((days - ago) / (days + 1));
    const when = { date: addDays(day, -ago), isToday: ago === 0 };
    for (const [index, branch] of branches.entries())
      sales += await tradeForDay(calls, branch, numbers[index] as (typeof numbers)[number], when);
  }
  const trades = await openSampleTrades(work, serverKey);
  await closeSample(
    work,
    [...branches, ...trades].map(({ manager }) => manager.branchId),
  );
  await database.samples.note(founded.business_id, 100);
  progress(days + 1, days + 1);
  return { business_id: founded.business_id, sales };
}

/** Keeps how much of a sample is made, once for each percent; the last is told only when all of it is. */
function notesOf(database: Database, businessId: string): (share: number) => Promise<void> {
  let noted = -1;
  return async (share) => {
    const percent = Math.min(99, Math.floor(share * 100));
    if (percent === noted) return;
    noted = percent;
    await database.samples.note(businessId, percent);
  };
}
