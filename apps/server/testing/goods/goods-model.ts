import { type Part, partOf, type Share, spread, total, worth } from './goods-arithmetic.ts';
import { GoodsPlaces } from './goods-places.ts';
import {
  costAtAverage,
  emptyPool,
  fill,
  type Layer,
  learnCost,
  type Pool,
  takeLayers,
} from './goods-pool.ts';

/** What a bill or landed cost has made of the worth of a pool, and when first. */
interface Learnt {
  moment: number;
  value: bigint;
}

/** A bill or landed cost: of how many goods, how many of them went back, and by how much they cost more. */
interface LaterCost {
  document: string;
  quantity: bigint;
  difference: bigint;
  returned?: bigint;
}

/** A store and the branch that it is in. */
export interface Place {
  branch: string;
  store: string;
}

/** Whose goods are taken first, or alone. */
export interface Own {
  document: string;
  line: number;
}

/**
 * The stock of a business by plain arithmetic, after accounting.md and its additions A1 to A20. It shares no line with the
 * product, so that a fault of the one is not one of the other. Quantities in thousandths, values in minor units.
 */
export class GoodsModel extends GoodsPlaces {
  readonly pools = new Map<string, Pool>();
  /** 1210 by branch: what has left it for another one and is nowhere yet. */
  readonly transit = new Map<string, bigint>();
  /** By pool and kind of movement, when goods last left. */
  readonly left = new Map<string, Map<string, number>>();
  /** By pool and document, what was learnt later of its cost and is not taken back. */
  readonly learnt = new Map<string, Map<string, Learnt>>();
  /** Pools in which something else than opening stock has moved. */
  readonly begun = new Set<string>();
  /** Places of branches in which goods are on the way of one request. */
  readonly roads = new Map<string, Set<string>>();
  /** Pools that the last event may have changed. */
  touched = new Set<string>();
  /** Pools with the documents that brought goods which had left before. */
  readonly filled = new Set<string>();
  moment = 0;

  pool(product: string, branch: string): Pool {
    const key = `${product} ${branch}`;
    const pool = this.pools.get(key) ?? emptyPool();
    this.pools.set(key, pool);
    this.touched.add(key);
    return pool;
  }

  /** Where goods of one request are on their way within a branch. */
  road(branch: string, request: string): string {
    const store = `road ${request}`;
    this.roads.set(branch, (this.roads.get(branch) ?? new Set()).add(store));
    return store;
  }

  leaveRoad(branch: string, request: string): void {
    this.roads.get(branch)?.delete(`road ${request}`);
  }

  /** Goods leave a branch for another one, or are off its books below zero. */
  sendOff(branch: string, value: bigint): void {
    this.transit.set(branch, (this.transit.get(branch) ?? 0n) + value);
  }

  /** Goods come into a store at what they cost. */
  bring(product: string, { branch, store }: Place, shares: readonly Share[], cost: bigint, by: Own): void {
    const pool = this.pool(product, branch);
    const quantities = shares.map(({ quantity }) => quantity);
    const whole = { quantity: total(quantities), value: cost };
    const key = `${product} ${branch}`;
    if (by.document !== 'opening') this.begun.add(key);
    const isFilled = fill(pool, whole.quantity, cost) > 0n;
    if (isFilled) this.filled.add(`${key} ${by.document}`);
    for (const { batch, quantity } of shares) this.lay(product, store, batch, quantity);
    if (!this.goods.get(product)?.isFifo) {
      learnCost(pool, whole);
      return;
    }
    const costs = spread(cost, quantities);
    // What of goods is left that filled a shortage is all there is.
    const left = isFilled ? [{ ...shares[0], quantity: pool.quantity }] : shares;
    for (const [i, { batch = '', quantity }] of left.entries()) {
      const value = isFilled ? pool.value : (costs[i] ?? 0n);
      const { document, line } = by;
      if (quantity > 0n) pool.layers.push({ batch, quantity, value, came: value, document, line });
    }
    if (pool.known.quantity === 0n) pool.known = whole;
  }

  /** Goods leave a store; answers what they had cost: at the average, or of their layers, own ones first (A6). */
  take(
    product: string,
    { branch, store }: Place,
    shares: readonly Share[],
    { kind, own = [] }: { kind: string; own?: readonly Own[] },
  ): Part[] {
    const pool = this.pool(product, branch);
    const quantities = shares.map((share) => share.quantity);
    const isOwn = (layer: Layer) =>
      own.some(({ document, line }) => document === layer.document && line === layer.line);
    const isFifo = this.goods.get(product)?.isFifo;
    const values = isFifo ? [] : spread(costAtAverage(pool, total(quantities)), quantities);
    const parts = isFifo
      ? shares.flatMap((share) => takeLayers(pool, share, isOwn))
      : shares.map((share, i) => ({ ...share, value: values[i] ?? 0n }));
    pool.quantity -= total(quantities);
    pool.value -= worth(parts);
    for (const { batch, quantity: part } of shares) this.lay(product, store, batch, -part);
    this.note(product, branch, kind);
    return parts;
  }

  /** A receipt is taken back as if it had not been: exactly what it had brought (A11). */
  takeBack(
    product: string,
    { branch, store }: Place,
    shares: readonly Share[],
    { cost, document, kind }: { cost: bigint; document: string; kind: string },
  ): void {
    const pool = this.pool(product, branch);
    pool.quantity -= total(shares.map(({ quantity }) => quantity));
    pool.value -= cost;
    const own = pool.layers.findLast((layer) => layer.document === document);
    if (own) pool.known = own;
    pool.layers = pool.layers.filter((layer) => layer.document !== document);
    if (!this.goods.get(product)?.isFifo) learnCost(pool);
    for (const { batch, quantity } of shares) this.lay(product, store, batch, -quantity);
    this.note(product, branch, kind);
  }

  /** From one store of a branch to another: the pool keeps goods and value (A3). */
  shift(product: string, from: Place, to: string, shares: readonly Share[]): void {
    for (const { batch, quantity } of shares) {
      this.lay(product, from.store, batch, -quantity);
      this.lay(product, to, batch, quantity);
    }
    this.pool(product, from.branch);
    this.begun.add(`${product} ${from.branch}`);
  }

  /**
   * A cost that is learnt later (A1): what of a difference goes into stock, by how much of the goods is held; of layers, by
   * those of the receipts that are named.
   */
  learn(product: string, branch: string, cost: LaterCost, receipts: readonly Own[]): bigint {
    const by = this.shareHeld(product, branch, cost, receipts);
    return this.revalue(product, branch, { document: cost.document, by }, receipts);
  }

  /** A cost is taken back: what of it lies in stock today leaves it, and no more than `put`, which went there (A37). */
  unlearn(
    product: string,
    branch: string,
    cost: LaterCost & { put: bigint },
    receipts: readonly Own[],
  ): void {
    const share = this.shareHeld(product, branch, { ...cost, difference: -cost.difference }, receipts);
    const [least, most] = cost.put > 0n ? [-cost.put, 0n] : [0n, -cost.put];
    const by = share < least ? least : share > most ? most : share;
    this.revalue(product, branch, { document: cost.document, by }, receipts);
  }

  /** The part of a difference that goods which are held bear: at most those that came and did not go back (A1, A36). */
  private shareHeld(
    product: string,
    branch: string,
    { quantity, difference, returned = 0n }: LaterCost,
    receipts: readonly Own[],
  ): bigint {
    const pool = this.pool(product, branch);
    const layers = this.layersOf(product, pool, receipts);
    const there = layers ? total(layers.map((layer) => layer.quantity)) : pool.quantity;
    const worth = layers ? total(layers.map((layer) => layer.value)) : pool.value;
    const left = quantity - returned;
    const held = there < left ? there : left;
    if (held <= 0n) return 0n;
    const share = partOf(difference, held, quantity);
    return share < -worth ? -worth : share;
  }

  /** Answers what of it the goods took: no layer gives more than it has (A1). */
  revalue(
    product: string,
    branch: string,
    { document, by }: { document: string; by: bigint },
    receipts: readonly Own[],
  ): bigint {
    const pool = this.pool(product, branch);
    const layers = this.layersOf(product, pool, receipts);
    const wanted = spread(
      by,
      (layers ?? []).map((layer) => layer.quantity),
    );
    const parts = (layers ?? []).map(({ value }, i) => {
      const part = wanted[i] ?? 0n;
      return part < -value ? -value : part;
    });
    layers?.forEach((layer, i) => {
      layer.value += parts[i] ?? 0n;
    });
    const taken = layers ? total(parts) : by;
    pool.value += taken;
    if (!layers) learnCost(pool);
    const key = `${product} ${branch}`;
    const learnt = this.learnt.get(key) ?? new Map<string, Learnt>();
    const { moment, value } = learnt.get(document) ?? { moment: this.moment, value: 0n };
    if (taken !== 0n) this.learnt.set(key, learnt.set(document, { moment, value: value + taken }));
    this.begun.add(key);
    return taken;
  }

  private layersOf(product: string, pool: Pool, receipts: readonly Own[]): Layer[] | null {
    if (!this.goods.get(product)?.isFifo) return null;
    return pool.layers.filter((layer) =>
      receipts.some(({ document, line }) => layer.document === document && layer.line === line),
    );
  }

  /** Whether goods left a pool after a moment, but for receipts that were taken back like this one (A11). */
  hasLeftSince(product: string, branch: string, moment: number, ownVoid: string): boolean {
    return [...(this.left.get(`${product} ${branch}`) ?? [])].some(
      ([kind, at]) => kind !== ownVoid && at > moment,
    );
  }

  /** Whether goods that a document brought had left before they came (A11). */
  hasFilled(product: string, branch: string, document: string): boolean {
    return this.filled.has(`${product} ${branch} ${document}`);
  }

  /**
   * Whether a bill or landed cost after a moment has changed what the goods of a document cost: at the average that of the
   * whole pool, else that of its own layers (A11).
   */
  hasCostChanged(product: string, branch: string, moment: number, document: string): boolean {
    if (this.goods.get(product)?.isFifo)
      return this.pool(product, branch).layers.some(
        (layer) => layer.document === document && layer.value !== layer.came,
      );
    const learnt = [...(this.learnt.get(`${product} ${branch}`)?.values() ?? [])];
    return learnt.some((one) => one.moment > moment && one.value !== 0n);
  }

  private note(product: string, branch: string, kind: string): void {
    const key = `${product} ${branch}`;
    const kinds = this.left.get(key) ?? new Map<string, number>();
    this.left.set(key, kinds.set(kind, this.moment));
    this.begun.add(key);
  }
}
