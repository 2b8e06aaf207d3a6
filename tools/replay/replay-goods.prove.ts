import { isSound } from './describe-replay.ts';
import { type Records, realRecords } from './records.ts';
import { replayAt } from './replay-once.ts';
import { makeUpShop } from './testing/made-up-sales.ts';
import { startThrowAwayServer } from './throw-away-server.ts';

export const name = 'replay-goods';

const MADE_UP_INVOICES = 3000;

/** What a shop began with is bought of its suppliers, then sold out of two stores with requests between them every month. */
export async function run(size: number, seed: number): Promise<string> {
  const records = await recordsOf(size, seed);
  const server = await startThrowAwayServer();
  try {
    const replay = await replayAt(server, records, { workers: 8, vat: 20, isMixed: true, isBought: true });
    const { sent, recomputed, books, seconds } = replay;
    if (!isSound(replay)) throw new Error(`${sent.refused.length} refused. ${recomputed.said}`);
    const balances = books.lastBalance
      .filter(({ account_code }) => ['1200', '1300', '2000', '5000'].includes(account_code))
      .map(({ account_code, debit, credit }) => `${account_code} ${(debit - credit).toFixed(2)}`);
    return `${sent.done.length} documents in ${seconds.toFixed(0)} s, ${sent.refused.length} refused; ${balances.join(', ')}. ${recomputed.said}`;
  } finally {
    await server.stop();
  }
}

/** The real shop at full size where it is at hand. */
async function recordsOf(size: number, seed: number): Promise<Records> {
  const real = size >= 1 ? realRecords() : null;
  return real ?? makeUpShop(Math.ceil(MADE_UP_INVOICES * size), seed);
}
