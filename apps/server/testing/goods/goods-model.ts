import { type Part, partOf, type Share, spread, total, worth } from './goods-arithmetic.ts';

/** Goods of one receipt that are left, of a product valued first in, first out. */
interface Layer extends Share {
  value: bigint;
  document: string;
  line: number;
}

interface Pool {
  quantity: bigint;
  value: bigint;
  layers: Layer[];
}

/** A product as the model knows it. */
export interface Good {
  id: string;
  isFifo: boolean;
  tracking: 'none' | 'number' | 'expiry';
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
export class GoodsModel {
  readonly goods = new Map<string, Good>();
  /** By product and store: what lies there of each batch. */
  readonly levels = new Map<string, Map<string, bigint>>();
  readonly reserved = new Map<string, bigint>();
  readonly pools = new Map<string, Pool>();
  /** 1210 by branch: what has left it for another one and is nowhere yet. */
  readonly transit = new Map<string, bigint>();
  readonly batches = new Map<string, { expiry: string | null; place: number }>();
  /** By pool and kind of movement, when goods last left. */
  readonly left = new Map<string, Map<string, number>>();
  /** Pools in which something else than opening stock has moved. */
  readonly begun = new Set<string>();
  /** Places of branches in which goods are on the way of one request. */
  readonly roads = new Map<string, Set<string>>();
  /** Pools that the last event may have changed. */
  touched = new Set<string>();
  moment = 0;

  pool(product: string, branch: string): Pool {
    const key = `${product} ${branch}`;
    const pool = this.pools.get(key) ?? { quantity: 0n, value: 0n, layers: [] };
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

  inStore(product: string, store: string): bigint {
    return total([...(this.levels.get(`${product} ${store}`)?.values() ?? [])]);
  }

  /** What may be taken out of a store by somebody to whom nothing of it is promised. */
  free(product: string, store: string): bigint {
    return this.inStore(product, store) - (this.reserved.get(`${product} ${store}`) ?? 0n);
  }

  promise(product: string, store: string, quantity: bigint): void {
    const key = `${product} ${store}`;
    this.reserved.set(key, (this.reserved.get(key) ?? 0n) + quantity);
  }

  isExpired(product: string, batch: string, day: string): boolean {
    const { expiry = null } = this.batches.get(`${product} ${batch}`) ?? {};
    return expiry !== null && expiry < day;
  }

  /** Batches that so much is taken of, those that expire first before others (A7); null where there is less. */
  choose(
    product: string,
    store: string,
    quantity: bigint,
    { day, only }: { day?: string; only?: ReadonlySet<string> } = {},
  ): Share[] | null {
    const known = (batch: string) => this.batches.get(`${product} ${batch}`);
    const there = [...(this.levels.get(`${product} ${store}`) ?? [])]
      .filter(([batch, lies]) => lies > 0n && (!only || only.has(batch)))
      .filter(([batch]) => !day || !this.isExpired(product, batch, day))
      .toSorted(([one], [two]) => {
        const [a, b] = [known(one), known(two)];
        const days = (a?.expiry ?? '9').localeCompare(b?.expiry ?? '9');
        return days || (a?.place ?? 0) - (b?.place ?? 0);
      });
    const shares: Share[] = [];
    let missing = quantity;
    for (const [batch, lies] of there) {
      const taken = lies < missing ? lies : missing;
      if (taken > 0n) shares.push({ batch, quantity: taken });
      missing -= taken;
    }
    return missing > 0n ? null : shares;
  }

  /** Goods come into a store at what they cost. */
  bring(product: string, { branch, store }: Place, shares: readonly Share[], cost: bigint, by: Own): void {
    const pool = this.pool(product, branch);
    pool.quantity += total(shares.map(({ quantity }) => quantity));
    pool.value += cost;
    if (by.document !== 'opening') this.begun.add(`${product} ${branch}`);
    const costs = spread(
      cost,
      shares.map(({ quantity }) => quantity),
    );
    for (const [i, share] of shares.entries()) {
      this.lay(product, store, share.batch, share.quantity);
      if (this.goods.get(product)?.isFifo)
        pool.layers.push({ ...share, value: costs[i] ?? 0n, document: by.document, line: by.line });
    }
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
    const quantity = total(quantities);
    const values = spread(partOf(pool.value, quantity, pool.quantity || 1n), quantities);
    const parts = this.goods.get(product)?.isFifo
      ? shares.flatMap((share) => this.takeLayers(pool, share, own))
      : shares.map((share, i) => ({ ...share, value: values[i] ?? 0n }));
    pool.quantity -= quantity;
    pool.value -= worth(parts);
    for (const { batch, quantity: part } of shares) this.lay(product, store, batch, -part);
    this.note(product, branch, kind);
    return parts;
  }

  private takeLayers(pool: Pool, { batch, quantity }: Share, own: readonly Own[]): Part[] {
    const isOwn = (layer: Layer) =>
      own.some(({ document, line }) => document === layer.document && line === layer.line);
    const there = pool.layers.filter((layer) => layer.batch === batch && layer.quantity > 0n);
    const parts: Part[] = [];
    let missing = quantity;
    for (const layer of [...there.filter(isOwn), ...there.filter((layer) => !isOwn(layer))]) {
      const taken = layer.quantity < missing ? layer.quantity : missing;
      if (taken === 0n) break;
      const value = partOf(layer.value, taken, layer.quantity);
      parts.push({ batch, quantity: taken, value });
      layer.quantity -= taken;
      layer.value -= value;
      missing -= taken;
    }
    pool.layers = pool.layers.filter((layer) => layer.quantity > 0n);
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
    pool.layers = pool.layers.filter((layer) => layer.document !== document);
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
  learn(
    product: string,
    branch: string,
    { quantity, difference }: { quantity: bigint; difference: bigint },
    receipts: readonly Own[],
  ): bigint {
    const pool = this.pool(product, branch);
    const layers = this.layersOf(product, pool, receipts);
    const there = layers ? total(layers.map((layer) => layer.quantity)) : pool.quantity;
    const worth = layers ? total(layers.map((layer) => layer.value)) : pool.value;
    const held = there < quantity ? there : quantity;
    const share = held > 0n ? partOf(difference, held, quantity) : 0n;
    return this.revalue(product, branch, share < -worth ? -worth : share, receipts);
  }

  /** Answers what of it the goods took: no layer gives more than it has (A1). */
  revalue(product: string, branch: string, by: bigint, receipts: readonly Own[]): bigint {
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
    this.begun.add(`${product} ${branch}`);
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

  private note(product: string, branch: string, kind: string): void {
    const key = `${product} ${branch}`;
    const kinds = this.left.get(key) ?? new Map<string, number>();
    this.left.set(key, kinds.set(kind, this.moment));
    this.begun.add(key);
  }

  private lay(product: string, store: string, batch: string, by: bigint): void {
    const key = `${product} ${store}`;
    const level = this.levels.get(key) ?? new Map<string, bigint>();
    this.levels.set(key, level.set(batch, (level.get(batch) ?? 0n) + by));
  }
}
