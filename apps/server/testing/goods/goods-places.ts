import { type Share, total } from './goods-arithmetic.ts';

/** A product as the model knows it. */
export interface Good {
  id: string;
  isFifo: boolean;
  tracking: 'none' | 'number' | 'expiry';
}

/** What lies of which batch in which store, and what of it may leave. Quantities in thousandths. */
export class GoodsPlaces {
  readonly goods = new Map<string, Good>();
  /** By product and store: what lies there of each batch. */
  readonly levels = new Map<string, Map<string, bigint>>();
  readonly reserved = new Map<string, bigint>();
  readonly batches = new Map<string, { expiry: string | null; place: number }>();
  /** Stores of branches that sell goods before they came. */
  readonly shortStores = new Set<string>();
  /** By product and store, and by both and batch, what moved on each day. */
  readonly days = new Map<string, Map<string, bigint>>();
  /** The day that the event is dated. */
  day = '';

  inStore(product: string, store: string): bigint {
    return total([...(this.levels.get(`${product} ${store}`)?.values() ?? [])]);
  }

  /** What may be taken out of a store by somebody to whom nothing of it is promised. */
  free(product: string, store: string): bigint {
    return this.inStore(product, store) - (this.reserved.get(`${product} ${store}`) ?? 0n);
  }

  /** Whether so much may leave a store whoever it is promised to; of which batches is another question (A5). */
  mayTake(product: string, store: string, quantity: bigint): boolean {
    return this.shortStores.has(store) || this.free(product, store) >= quantity;
  }

  /**
   * Whether a store, or a batch in it, would have been short on a day since, had so much left it on an earlier one
   * (accounting.md 4.6, A44).
   */
  wasShortSince(product: string, store: string, taken: readonly Share[], date: string): boolean {
    if (this.shortStores.has(store)) return false;
    const place = `${product} ${store}`;
    const all = total(taken.map(({ quantity }) => quantity));
    const level = this.levels.get(place);
    return (
      this.isShortSince(place, this.inStore(product, store) - all, date) ||
      taken.some(({ batch, quantity }) =>
        this.isShortSince(`${place} ${batch}`, (level?.get(batch) ?? 0n) - quantity, date),
      )
    );
  }

  private isShortSince(key: string, left: bigint, date: string): boolean {
    return left < 0n || this.leastSince(key, left, date) < 0n;
  }

  promise(product: string, store: string, quantity: bigint): void {
    const key = `${product} ${store}`;
    this.reserved.set(key, (this.reserved.get(key) ?? 0n) + quantity);
  }

  isExpired(product: string, batch: string, day: string): boolean {
    const { expiry = null } = this.batches.get(`${product} ${batch}`) ?? {};
    return expiry !== null && expiry < day;
  }

  /**
   * Batches that so much is taken of on a day, those that expire first before others (A7), and what lay there all the time
   * since before what came later (A44); null where there is less. Expired ones stay, leave last where goods are only sent, or
   * leave like any other where they are counted.
   */
  choose(
    product: string,
    store: string,
    quantity: bigint,
    {
      day,
      only,
      isStrict,
      expired = 'stay',
    }: {
      day?: string;
      only?: ReadonlySet<string>;
      isStrict?: boolean;
      expired?: 'stay' | 'last' | 'any';
    } = {},
  ): Share[] | null {
    const known = (batch: string) => this.batches.get(`${product} ${batch}`);
    const there = [...(this.levels.get(`${product} ${store}`) ?? [])]
      .filter(([batch, lies]) => lies > 0n && (!only || only.has(batch)))
      .filter(([batch]) => !day || expired !== 'stay' || !this.isExpired(product, batch, day))
      .toSorted(([one], [two]) => {
        const [a, b] = [known(one), known(two)];
        const days = (a?.expiry ?? '9').localeCompare(b?.expiry ?? '9');
        return days || (a?.place ?? 0) - (b?.place ?? 0);
      })
      .toSorted(
        ([one], [two]) =>
          Number(expired === 'last' && day !== undefined && this.isExpired(product, one, day)) -
          Number(expired === 'last' && day !== undefined && this.isExpired(product, two, day)),
      );
    const steady = there.map(([batch, lies]): [string, bigint] => [
      batch,
      this.leastSince(`${product} ${store} ${batch}`, lies, day),
    ]);
    const shares = firstOf(steady, quantity) ?? firstOf(there, quantity);
    if (shares) return shares;
    // What is kept in batches never runs short (A5).
    const mayRunShort =
      !isStrict && this.shortStores.has(store) && this.goods.get(product)?.tracking === 'none';
    return mayRunShort ? [{ batch: '', quantity }] : null;
  }

  /** The least that lay of a batch at the end of a day and of those after it. */
  private leastSince(key: string, lies: bigint, date?: string): bigint {
    const later = [...(this.days.get(key) ?? [])].filter(([day]) => date !== undefined && day > date);
    let [lay, least] = [lies, lies];
    for (const [, by] of later.toSorted(([one], [two]) => two.localeCompare(one))) {
      lay -= by;
      if (lay < least) least = lay;
    }
    return least;
  }

  protected lay(product: string, store: string, batch: string, by: bigint): void {
    const key = `${product} ${store}`;
    const level = this.levels.get(key) ?? new Map<string, bigint>();
    this.levels.set(key, level.set(batch, (level.get(batch) ?? 0n) + by));
    for (const place of [key, `${key} ${batch}`]) {
      const days = this.days.get(place) ?? new Map<string, bigint>();
      this.days.set(place, days.set(this.day, (days.get(this.day) ?? 0n) + by));
    }
  }
}

/** So much of the first batches that have some; null where all of them have less. */
function firstOf(there: readonly (readonly [string, bigint])[], quantity: bigint): Share[] | null {
  const shares: Share[] = [];
  let missing = quantity;
  for (const [batch, lies] of there) {
    const taken = lies < missing ? lies : missing;
    if (taken <= 0n) continue;
    shares.push({ batch, quantity: taken });
    missing -= taken;
  }
  return missing === 0n ? shares : null;
}
