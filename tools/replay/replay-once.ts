import type { PriceMode } from '#core/trade/vat.ts';
import { buyStock, paySuppliers } from './buy-stock.ts';
import { makeBusiness, OPENED_ON, type OpenShop, openReplayShop } from './open-shop.ts';
import { type Plan, planReplay } from './plan-replay.ts';
import { type Books, readBooks } from './read-books.ts';
import { readSales } from './read-sales.ts';
import { type Recomputed, type ReplayPlace, recompute } from './recompute-books.ts';
import type { Records } from './records.ts';
import type { Terms } from './sale-terms.ts';
import { sendMonths } from './send-months.ts';
import { type SentPlan, sendPlan } from './send-plan.ts';
import { type ShopClient, shopClient } from './shop-client.ts';
import type { ThrowAwayServer } from './throw-away-server.ts';

export interface ReplayOptions {
  workers: number;
  /** Percent; 0 for a shop that is not registered. */
  vat: number;
  /** Whether prices hold the VAT; they do where nothing is said. */
  priceMode?: PriceMode;
  isMixed?: boolean;
  isBought?: boolean;
  onAcknowledged?: (acknowledged: number) => void;
}

/** One replay, with what it sent, what the product's books say, and what the independent program says of them. */
export interface Replay {
  plan: Plan;
  shop: OpenShop;
  sent: SentPlan;
  books: Books;
  seconds: number;
  recomputed: Recomputed;
}

/** Replays the records of a shop in a throw-away installation, with hledger and `check-books` at the end. */
export async function replayAt(
  server: ThrowAwayServer,
  records: Records,
  options: ReplayOptions,
): Promise<Replay> {
  const { business_id, token } = await makeBusiness(server, options);
  const journal = () => server.onepos('export-journal', '--format', 'hledger', '--business', business_id);
  return replayIn({ address: server.address, token, journal }, records, options);
}

/** The same in a shop that is there already; what of the records it has sold before is not sold again. */
export async function replayIn(
  place: ReplayPlace,
  records: Records,
  options: ReplayOptions,
): Promise<Replay> {
  const client: ShopClient = shopClient(place);
  const { vat, priceMode = 'inclusive', isMixed = false, isBought = false, workers } = options;
  const terms: Terms = { vat, priceMode, isMixed, isBought };
  const lines = readSales(records.sales);
  const customers = new Set(lines.map(({ customer }) => customer).filter(Boolean));
  const shop = await openReplayShop(client, { stockList: records.stockList, customers, terms });
  if (isBought) await buyStock(client, shop, records.stockList, terms);
  const plan = planReplay(lines, new Set(shop.products.keys()));
  const began = performance.now();
  const send = isBought ? sendMonths : sendPlan;
  const sent = await send(plan, { client, shop, workers, terms }, options.onAcknowledged);
  const seconds = (performance.now() - began) / 1000;
  const lastDay = plan.steps.at(-1)?.minute.slice(0, 10) ?? OPENED_ON;
  if (isBought) await paySuppliers(client, shop, lastDay);
  return {
    ...{ plan, shop, sent, seconds },
    books: await readBooks(client, lastDay),
    recomputed: await recompute(place, records, terms, sent),
  };
}
