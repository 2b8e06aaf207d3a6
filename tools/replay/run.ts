import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeReplay, isSound, MOST_REFUSED } from './describe-replay.ts';
import type { Records } from './records.ts';
import { type Replay, type ReplayOptions, replayAt, replayIn } from './replay-once.ts';
import { startThrowAwayServer } from './throw-away-server.ts';

/** The rate of the United Kingdom at the time of the records. */
const UK_VAT = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '8' },
    runs: { type: 'string', default: '1' },
    vat: { type: 'boolean', default: false },
    'price-mode': { type: 'string', default: 'inclusive' },
    mixed: { type: 'boolean', default: false },
    bought: { type: 'boolean', default: false },
    'most-refused': { type: 'string', default: String(MOST_REFUSED * 100) },
    'stock-list': { type: 'string' },
    url: { type: 'string' },
    token: { type: 'string' },
  },
});

/**
 * `npm run replay -- sales.csv [--workers 8] [--runs 3] [--vat] [--price-mode exclusive] [--mixed] [--bought]
 * [--most-refused 1] [--stock-list file] [--url … --token …]`: sells what a shop sold once more, over the interface, and asks two other
 * programs whether the books are right. 1 where they are not, or where too much was refused to say.
 */
async function replay(): Promise<number> {
  const [sales] = positionals;
  if (!sales) throw new Error('Which file? npm run replay -- sales.csv');
  const records: Records = {
    sales: await readFile(sales, 'utf8'),
    stockList: await readFile(values['stock-list'] ?? join(dirname(sales), 'stock-list.xlsx')),
  };
  const priceMode = values['price-mode'] === 'exclusive' ? 'exclusive' : 'inclusive';
  const options: ReplayOptions = {
    ...{ workers: Number(values.workers), vat: values.vat ? UK_VAT : 0 },
    ...{ priceMode, isMixed: values.mixed, isBought: values.bought },
  };
  const prices = priceMode === 'inclusive' ? 'in the prices' : 'on top of the prices';
  const fingerprints = new Set<string>();
  let areSound = true;
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const done = await runOnce(records, options);
    console.log(
      `Run ${run}, ${options.workers} workers, ${options.vat ? `${options.vat} % VAT ${prices}` : 'not registered for VAT'}${values.mixed ? ', with discounts and credit' : ''}${values.bought ? ', bought of suppliers and sold out of two stores' : ''}`,
    );
    console.log(`${describeReplay(done)}\n`);
    fingerprints.add(done.books.fingerprint);
    areSound &&= isSound(done, Number(values['most-refused']) / 100);
  }
  console.log(
    `${values.runs} runs, ${fingerprints.size === 1 ? 'the same books' : 'BOOKS THAT DIFFER'}, ${areSound ? 'all sound' : 'NOT SOUND'}`,
  );
  return areSound && fingerprints.size === 1 ? 0 : 1;
}

async function runOnce(records: Records, options: ReplayOptions): Promise<Replay> {
  const { url, token } = values;
  if (url && token) return replayIn({ address: () => url, token }, records, options);
  const server = await startThrowAwayServer();
  try {
    return await replayAt(server, records, options);
  } finally {
    await server.stop();
  }
}

process.exitCode = await replay();
