import { crashReplay } from './crash-replay.ts';
import { type Records, realRecords } from './records.ts';
import { makeUpShop } from './testing/made-up-sales.ts';

export const name = 'replay-crash';

const KILLS = 50;
const MADE_UP_INVOICES = 3000;

/** Server and database killed in turn at fifty random moments of a replay: every acknowledged sale stands exactly once. */
export async function run(size: number, seed: number): Promise<string> {
  const records = await recordsOf(size, seed);
  const kills = Math.ceil(KILLS * size);
  const { replay, killed } = await crashReplay(records, { workers: 8, vat: 20, kills, seed });
  const { sent, recomputed } = replay;
  return (
    `${killed.server} kills of the server and ${killed.database} of the database, ${sent.done.length} documents ` +
    `acknowledged and standing once each, ${sent.unanswered} sent again that were never answered. ${recomputed.said}`
  );
}

/** The real shop at full size where it is at hand. */
async function recordsOf(size: number, seed: number): Promise<Records> {
  const real = size >= 1 ? realRecords() : null;
  return real ?? makeUpShop(Math.ceil(MADE_UP_INVOICES * size), seed);
}
