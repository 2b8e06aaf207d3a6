import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';

/** What a branch holds of a product: thousandths and minor units, never of opposite sign. */
export interface Pool {
  quantity: bigint;
  value: bigint;
  /** What `known_quantity` was last known to be worth: the cost of goods that leave before they came. */
  known_quantity: bigint;
  known_value: bigint;
}

export const EMPTY_POOL: Pool = { quantity: 0n, value: 0n, known_quantity: 0n, known_value: 0n };

/** What a movement does to a pool. */
export interface Moved {
  pool: Pool;
  /** Change of the value of the stock, below zero for what leaves; the ledger posts exactly this to 1200. */
  value: bigint;
  /** What goods that came in cost more than the shortage they fill had left at; the ledger posts it to 5000. */
  true_up: bigint;
}

/**
 * Goods leave at the moving average: round(value × quantity / on hand), the last of them with all that is left. What
 * goes beyond the stock leaves at the last known cost, else the buying price (accounting.md, Negative stock).
 */
export function issue(pool: Pool, quantity: bigint, buyingPrice = 0n): Moved {
  const held = pool.quantity > 0n ? pool.quantity : 0n;
  const fromStock = quantity < held ? quantity : held;
  const stockCost = held === 0n ? 0n : share(pool.value, fromStock, held);
  const known = knownCost(pool, { known_quantity: ONE_UNIT, known_value: buyingPrice });
  const shortCost = share(known.known_value, quantity - fromStock, known.known_quantity);
  const value = -(stockCost + shortCost);
  return { pool: { ...moved(pool, -quantity, value), ...known }, value, true_up: 0n };
}

/**
 * Goods come in with what they cost. They fill a shortage first, at the cost it had left at: the difference is the true
 * cost of goods that were sold before.
 */
export function receive(pool: Pool, quantity: bigint, cost: bigint): Moved {
  const missing = pool.quantity < 0n ? -pool.quantity : 0n;
  const filled = quantity < missing ? quantity : missing;
  const leftAt = filled === 0n ? 0n : share(-pool.value, filled, missing);
  const cameAt = filled === 0n ? 0n : share(cost, filled, quantity);
  const value = cost - cameAt + leftAt;
  const after = moved(pool, quantity, value);
  const came = { known_quantity: quantity, known_value: cost };
  return { pool: { ...after, ...knownCost(after, came) }, value, true_up: cameAt - leftAt };
}

/**
 * A receipt is taken back as if it had not been: its goods leave at what they had come with, whatever the average is by
 * now. Only while none of the product has left the pool since (A11).
 */
export function takeBack(pool: Pool, quantity: bigint, cost: bigint): Moved {
  const after = moved(pool, -quantity, -cost);
  return { pool: { ...after, ...knownCost({ ...pool, ...after }, pool) }, value: -cost, true_up: 0n };
}

/** Goods of which something is learnt after they came: how many came, and what they cost more, or less below zero. */
export interface LaterCost {
  quantity: bigint;
  difference: bigint;
  /** How many of them went back to the supplier by name since: whatever else the pool holds, these are not held (A36). */
  returned?: bigint;
}

/**
 * What of a cost that is learnt later still lies in stock: the share of the goods that the pool holds by now, at most all
 * that came and did not go back. What they cost less takes the pool no further than to nought (A1, A36).
 */
export function partInStock(pool: Pool, { quantity, difference, returned = 0n }: LaterCost): bigint {
  const left = quantity - returned;
  const held = pool.quantity < left ? pool.quantity : left;
  // Goods that left before they came have cost what they left at; the value of their shortage is none of this cost.
  if (held <= 0n) return 0n;
  const part = share(difference, held, quantity);
  return part < -pool.value ? -pool.value : part;
}

/**
 * What leaves stock, below zero, as a cost that was learnt later is taken back: the part that lies there today, and no more
 * than was put there (A37). Of a cost below zero it is what comes back.
 */
export function partTakenBack(pool: Pool, { difference, ...goods }: LaterCost, put: bigint): bigint {
  const part = partInStock(pool, { ...goods, difference: -difference });
  const [least, most] = put > 0n ? [-put, 0n] : [0n, -put];
  return part < least ? least : part > most ? most : part;
}

/** The same goods, worth so much more, or less below zero. */
export function revalue(pool: Pool, by: bigint): Pool {
  const after = { ...pool, value: pool.value + by };
  return { ...after, ...knownCost(after, pool) };
}

/** What some goods are worth at the present average, for an increase that nobody put a price on. */
export function averageValue(pool: Pool, quantity: bigint, buyingPrice = 0n): bigint {
  const known = knownCost(pool, { known_quantity: ONE_UNIT, known_value: buyingPrice });
  return share(known.known_value, quantity, known.known_quantity);
}

function moved({ quantity, value }: Pool, byQuantity: bigint, byValue: bigint) {
  return { quantity: quantity + byQuantity, value: value + byValue };
}

type KnownCost = Pick<Pool, 'known_quantity' | 'known_value'>;

/** The cost of what is there, or of the shortage; where there is neither, what was known last. */
function knownCost(pool: Partial<Pool> & Pick<Pool, 'quantity' | 'value'>, otherwise: KnownCost): KnownCost {
  if (pool.quantity > 0n) return { known_quantity: pool.quantity, known_value: pool.value };
  if (pool.quantity < 0n) return { known_quantity: -pool.quantity, known_value: -pool.value };
  const { known_quantity = 0n, known_value = 0n } = pool;
  return known_quantity > 0n ? { known_quantity, known_value } : otherwise;
}

/** The rounded share of a value; the whole takes the whole, so that nothing is left on an empty shelf. */
function share(value: bigint, part: bigint, whole: bigint): bigint {
  return part === whole ? value : divideRounded(value * part, whole);
}
