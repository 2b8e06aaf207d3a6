import type { Part, Share } from './goods-arithmetic.ts';
import type { GoodsModel, Own, Place } from './goods-model.ts';
import type { Good } from './goods-places.ts';
import type { GoodsRunner } from './goods-runner.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** One event: what is sent, how it is to be refused if at all, and what it does to the model. */
export interface GoodsEvent {
  what: string;
  branch: string;
  route: string;
  body: object;
  /** The earlier day that it is dated, if any. */
  day?: string;
  /** Codes or fields of which one must refuse it; nothing where it must be done. */
  refused?: readonly string[];
  done(row: Json): void;
}

export interface ProductInPlay extends Good {
  isWhole: boolean;
  /** How many go into its carton. */
  factor: bigint;
}

/** A line of a document as the model keeps it. */
export interface PlayedLine {
  product: ProductInPlay;
  /** In the unit that stock is kept in. */
  quantity: bigint;
  /** How many of that go into the unit of the document. */
  factor: bigint;
  cost: bigint;
  taken: Share[];
  returned: bigint;
}

export interface PlayedDocument {
  id: string;
  place: Place;
  moment: number;
  lines: PlayedLine[];
  isVoid?: boolean;
  /** What of a purchase was made dearer, until that is void. */
  costs?: number;
  type?: 'increase' | 'decrease';
}

export interface PlayedCost {
  id: string;
  branch: string;
  purchases: PlayedDocument[];
  /** What each line bears of it, and what of that went into stock. */
  parts: { line: PlayedLine; share: bigint; value: bigint; of: Own }[];
  isVoid?: boolean;
}

export interface PlayedOrder {
  id: string;
  place: Place;
  isSent: boolean;
  lines: (PlayedLine & {
    price: bigint;
    value: bigint;
    received: bigint;
    billed: bigint;
    /** What 2050 holds for it. */
    held: bigint;
    receipts: { document: string; line: number; batch: string }[];
  })[];
}

export interface PlayedBill {
  id: string;
  branch: string;
  place: Place;
  line: PlayedOrder['lines'][number];
  /** What of it has gone back since, in the unit of the order. */
  sent: { returned: bigint };
  /** By what had come until it. */
  receipts: PlayedOrder['lines'][number]['receipts'];
  quantity: bigint;
  /** What it charged more than 2050 held, and what of that went into stock. */
  difference: bigint;
  value: bigint;
  /** What 2050 gave up for it. */
  accrued: bigint;
  isVoid?: boolean;
}

export interface PlayedRequest {
  id: string;
  from: Place;
  to: Place;
  status: 'pending' | 'approved' | 'in transit' | 'over';
  version: number;
  lines: {
    product: ProductInPlay;
    requested: bigint;
    approved: bigint;
    sent: bigint;
    off: bigint;
    cost: bigint;
    taken: Part[];
  }[];
}

/** What was counted of a product: by how much it differed then, and what that came to once it was posted. */
export interface PlayedCount {
  product: ProductInPlay;
  batch: string;
  by: bigint;
  cost: bigint;
  /** On which it was counted. */
  day: string;
  /** What older counts differed by that were posted after it, by stock take: it takes them into its own difference (A34). */
  older: Map<string, bigint>;
}

/** What was counted or corrected by hand of a product in a store, and posted (A34). */
export interface PlayedCorrection {
  product: string;
  store: string;
  /** Of which it is; null for all of the product. */
  batch: string | null;
  day: string;
  /** The end of that day, and not nine in the morning, when everything happens that is of today. */
  isEvening: boolean;
  document: string;
  isUndone?: boolean;
}

export interface PlayedTake {
  id: string;
  place: Place;
  status: 'counting' | 'posted' | 'rolled back';
  moment: number;
  counts: Map<string, PlayedCount>;
}

/** All that events are made of. */
export interface Play {
  runner: GoodsRunner;
  model: GoodsModel;
  /** A number from nothing to below this one. */
  roll(sides: number): number;
  products: ProductInPlay[];
  supplier: string;
  customer: string;
  sales: PlayedDocument[];
  purchases: PlayedDocument[];
  adjustments: PlayedDocument[];
  costs: PlayedCost[];
  orders: PlayedOrder[];
  bills: PlayedBill[];
  requests: PlayedRequest[];
  takes: PlayedTake[];
  corrections: PlayedCorrection[];
}

export function one<T>({ roll }: Play, all: readonly T[]): T {
  return all[roll(all.length)] as T;
}

export function anyPlace(play: Play): Place {
  const branch = one(play, play.runner.branches);
  return { branch: branch.id, store: one(play, branch.stores) };
}

/** Few products often and many seldom, so that events meet each other. */
export function anyProduct(play: Play): ProductInPlay {
  const { roll, products } = play;
  return products[Math.min(roll(products.length), roll(products.length))] as ProductInPlay;
}

/** Mostly something that lies in a store, now and then what does not. */
export function productThere(play: Play, { store }: Place): ProductInPlay {
  for (let tries = 0; tries < 12; tries += 1) {
    const product = anyProduct(play);
    if (play.model.inStore(product.id, store) > 0n) return product;
  }
  return anyProduct(play);
}

export function differentProducts(play: Play, most: number, choose: () => ProductInPlay): ProductInPlay[] {
  return [...new Set(Array.from({ length: 1 + play.roll(most) }, choose))];
}

/** A quantity of so many pieces at most, in thousandths; of what is weighed any part of one. */
export function anyQuantity({ roll }: Play, { isWhole }: ProductInPlay, most: number): bigint {
  return isWhole ? BigInt(1 + roll(most)) * 1000n : BigInt(1 + roll(most * 1000));
}

/**
 * Mostly today, now and then one of the days before: one that lies behind every count of the products. What belongs before a
 * count is offset by it, which is the matter of tests of their own.
 */
export function anyDay(
  play: Play,
  store: string,
  products: readonly { id: string }[],
): { day: string; date: object } {
  const { roll, runner, corrections, takes } = play;
  const back = roll(5) === 0 ? roll(6) : 0;
  const earlier = new Date(Date.parse(runner.day) - back * 86_400_000).toISOString().slice(0, 10);
  const isCounted = products.some(
    ({ id }) =>
      corrections.some((one) => one.product === id && one.store === store && one.day >= earlier) ||
      takes.some(({ place, counts }) => place.store === store && counts.has(id)),
  );
  return back === 0 || isCounted ? { day: runner.day, date: {} } : { day: earlier, date: { date: earlier } };
}

/** Whether the goods of a count were counted or corrected after it. */
export function isCountedSince(
  { corrections }: Play,
  store: string,
  { product, batch, day }: PlayedCount,
): boolean {
  return corrections.some(
    (one) =>
      !one.isUndone &&
      one.product === product.id &&
      one.store === store &&
      (one.batch === null || one.batch === batch) &&
      (one.isEvening ? one.day >= day : one.day > day),
  );
}

export function undoCorrections({ corrections }: Play, document: string): void {
  for (const one of corrections) if (one.document === document) one.isUndone = true;
}

/** Mostly a part of what there is, now and then more. */
export function partOfStock(play: Play, product: ProductInPlay, there: bigint): bigint {
  if (there <= 0n || play.roll(12) === 0) return anyQuantity(play, product, 30);
  if (play.roll(6) === 0) return there;
  const part = (there * BigInt(1 + play.roll(100))) / 120n;
  const whole = product.isWhole ? (part / 1000n) * 1000n : part;
  return whole > 0n ? whole : product.isWhole ? 1000n : 1n;
}

/** A price or cost in cents. */
export const anyMoney = ({ roll }: Play, most = 500_000) => BigInt(roll(12) === 0 ? 0 : 1 + roll(most));

export const wire = (quantity: bigint) => Number(quantity) / 1000;
export const wireMoney = (money: bigint) => Number(money) / 100;

/** Keeps the last documents of a kind; older ones are left in peace. */
export function addDocument<T>(all: T[], document: T, most = 40): void {
  all.push(document);
  if (all.length > most) all.shift();
}

/** A batch that goods come in by: a new one, or one that is known; nothing for what is kept in none. */
export function anyBatch(play: Play, product: ProductInPlay): { batch: string; batchSaid: object } {
  const { model, roll, runner } = play;
  if (product.tracking === 'none') return { batch: '', batchSaid: {} };
  const known = [...model.batches.keys()].filter((key) => key.startsWith(product.id)).length;
  const isNew = known === 0 || roll(3) === 0;
  const number = isNew ? known : Math.max(0, known - 1 - roll(4));
  const batch = `B${number}`;
  const key = `${product.id} ${batch}`;
  // No two batches of a product expire on one day, for which of them leaves first would be left to chance.
  const at = new Date(`${runner.day}T00:00:00Z`).getTime() + (known * 7 + roll(6) - 10) * 86_400_000;
  const fresh = product.tracking === 'expiry' ? new Date(at).toISOString().slice(0, 10) : null;
  const days = [...model.batches].filter(([other]) => other.startsWith(product.id)).map(([, b]) => b.expiry);
  if (isNew && fresh && days.includes(fresh)) return anyBatch(play, product);
  const expiry = model.batches.get(key)?.expiry ?? fresh;
  return { batch, batchSaid: { batch, ...(expiry ? { expire_date: expiry } : {}) } };
}

/** Notes a batch as it is made by its first receipt. */
export function noteBatch({ model }: Play, product: ProductInPlay, said: object): void {
  const { batch = '', expire_date = null } = said as { batch?: string; expire_date?: string | null };
  const key = `${product.id} ${batch}`;
  if (batch && !model.batches.has(key))
    model.batches.set(key, { expiry: expire_date, place: model.batches.size });
}
