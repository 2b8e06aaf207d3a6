import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBusiness, OPENED_ON, type OpenShop, openShop } from './open-shop.ts';
import { type Plan, type PlannedCheckout, planReplay } from './plan-replay.ts';
import { type Books, readBooks } from './read-books.ts';
import { readSales } from './read-sales.ts';
import type { Records } from './records.ts';
import { type SentPlan, sendPlan } from './send-plan.ts';
import { type ShopClient, shopClient } from './shop-client.ts';
import type { ThrowAwayServer } from './throw-away-server.ts';

export interface ReplayOptions {
  workers: number;
  /** Percent held in the prices; 0 for a shop that is not registered. */
  vat: number;
  onAcknowledged?: (acknowledged: number) => void;
}

/** One replay, with what it sent, what the product's books say, and what the independent program says of them. */
export interface Replay {
  plan: Plan;
  shop: OpenShop;
  sent: SentPlan;
  books: Books;
  seconds: number;
  /** The last line of the program that shares no code with the product. */
  recomputed: { agrees: boolean; said: string };
}

/** Replays the records of a shop in a throw-away installation, with hledger and `check-books` at the end. */
export async function replayAt(
  server: ThrowAwayServer,
  records: Records,
  options: ReplayOptions,
): Promise<Replay> {
  const { business_id, token } = await makeBusiness(server, options.vat > 0);
  const journal = () => server.onepos('export-journal', '--format', 'hledger', '--business', business_id);
  return replayIn({ address: server.address, token, journal }, records, options);
}

export interface ReplayPlace {
  address(): string;
  token: string;
  /** The journal for hledger, where it can be had. */
  journal?(): Promise<string>;
}

export async function replayIn(
  place: ReplayPlace,
  records: Records,
  options: ReplayOptions,
): Promise<Replay> {
  const client: ShopClient = shopClient(place);
  const lines = readSales(records.sales);
  const customers = new Set(lines.map(({ customer }) => customer).filter(Boolean));
  const shop = await openShop(client, { stockList: records.stockList, customers, vat: options.vat });
  const plan = planReplay(lines, new Set(shop.products.keys()));
  const began = performance.now();
  const sent = await sendPlan(plan, { client, shop, workers: options.workers }, options.onAcknowledged);
  const seconds = (performance.now() - began) / 1000;
  const lastDay = plan.steps.at(-1)?.minute.slice(0, 10) ?? OPENED_ON;
  return {
    ...{ plan, shop, sent, seconds },
    books: await readBooks(client, lastDay),
    recomputed: await recompute(place, records, options.vat, sent),
  };
}

const RECOMPUTE = join(import.meta.dirname, 'recompute/main.ts');

/** Runs the other program as a process of its own, which sees nothing but the records and the interface. */
async function recompute(
  { address, token, journal }: ReplayPlace,
  records: Records,
  vat: number,
  { refused }: SentPlan,
): Promise<Replay['recomputed']> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-recompute-'));
  try {
    const file = async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const without = refused
      .map(({ step }) => step)
      .filter((step): step is PlannedCheckout => step.kind === 'checkout');
    const words = [
      ...['--sales', await file('sales.csv', records.sales), '--opened-on', OPENED_ON],
      ...['--stock-list', await file('stock-list.xlsx', records.stockList), '--vat', String(vat)],
      ...['--url', address(), '--token', token, '--without', without.map(({ invoice }) => invoice).join()],
      ...(journal ? ['--journal', await file('journal.hledger', await journal())] : []),
    ];
    const ended = promisify(execFile)(process.execPath, [RECOMPUTE, ...words]);
    return await ended.then(
      ({ stdout }) => ({ agrees: true, said: stdout.trim() }),
      (error: { stdout?: string; stderr?: string }) => ({
        agrees: false,
        said: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim(),
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
