import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { averageValue, type Moved, type Pool, receive } from './cost.rules.ts';

/** Goods of one receipt that are still there, with what they cost; a pool by first in, first out consists of them. */
export interface Layer {
  /** Layers of a pool in the order in which they came. */
  no: number;
  batch_id: string;
  /** The document and its line by which the goods came. */
  source_id: string;
  line_no: number;
  quantity: bigint;
  value: bigint;
  /** What came, of a layer that is new. */
  came?: { quantity: bigint; value: bigint };
}

/** Goods of one batch that left or came: one layer's worth of them, in thousandths and minor units, both above zero. */
export interface Part {
  batch_id: string;
  quantity: bigint;
  value: bigint;
}

export interface LayersMoved extends Moved {
  /** What left, by layer, or what came in. */
  parts: Part[];
}

/** So much of a batch; whoever keeps no batches has them all in one. */
export interface Share {
  batch_id: string;
  quantity: bigint;
}

/**
 * Goods leave from their layers, oldest first, those that `isOwn` names before all others; within a batch that is kept
 * apart only from its own. What goes beyond the stock leaves at the cost of the layer that left last (A6). Takes from the
 * layers that it is given.
 */
export function issueLayers(
  pool: Pool,
  layers: readonly Layer[],
  shares: readonly Share[],
  { isOwn = () => false, buyingPrice = 0n }: { isOwn?: (layer: Layer) => boolean; buyingPrice?: bigint } = {},
): LayersMoved {
  const parts: Part[] = [];
  let known: KnownCost =
    pool.known_quantity > 0n ? pool : { known_quantity: ONE_UNIT, known_value: buyingPrice };
  let short = 0n;
  for (const { batch_id, quantity } of shares) {
    let wanted = quantity;
    const inOrder = layers.filter((layer) => layer.batch_id === batch_id && layer.quantity > 0n);
    for (const layer of [...inOrder.filter(isOwn), ...inOrder.filter((layer) => !isOwn(layer))]) {
      if (wanted === 0n) break;
      known = { known_quantity: layer.quantity, known_value: layer.value };
      const part = takeFrom(layer, wanted);
      parts.push({ batch_id, ...part });
      wanted -= part.quantity;
    }
    short += wanted;
  }
  if (short > 0n) {
    const value = divideRounded(known.known_value * short, known.known_quantity);
    parts.push({ batch_id: shares.at(-1)?.batch_id ?? '', quantity: short, value });
  }
  return moved(pool, parts, -1n, known);
}

/**
 * A receipt by layers is taken back as if it had not been: its own layers go with all that they hold. Only while none of
 * the product has left the pool since (A11).
 */
export function takeLayersBack(
  pool: Pool,
  layers: readonly Layer[],
  shares: readonly Share[],
  isOwn: (layer: Layer) => boolean,
): LayersMoved {
  return { ...issueLayers(pool, layers.filter(isOwn), shares), true_up: 0n };
}

/** Goods that come in are the newest layer; what of them fills a shortage has left already. Adds to the layers it is given. */
export function receiveLayer(
  pool: Pool,
  layers: Layer[],
  came: Omit<Layer, 'no' | 'value' | 'came'> & { value: bigint | undefined },
  buyingPrice = 0n,
): LayersMoved {
  const cost = came.value ?? averageValue(pool, came.quantity, buyingPrice);
  const { value, true_up, pool: after } = receive(pool, came.quantity, cost);
  const isShort = pool.quantity < 0n;
  const left = isShort ? after : { quantity: came.quantity, value: cost };
  if (left.quantity > 0n)
    layers.push({
      ...came,
      no: (layers.at(-1)?.no ?? 0) + 1,
      quantity: left.quantity,
      value: left.value,
      came: { quantity: left.quantity, value: left.value },
    });
  const known = pool.known_quantity > 0n ? pool : { known_quantity: came.quantity, known_value: cost };
  const { known_quantity, known_value } = known;
  return {
    pool: { quantity: after.quantity, value: after.value, known_quantity, known_value },
    value,
    true_up,
    parts: [{ batch_id: came.batch_id, quantity: came.quantity, value }],
  };
}

/** The value of goods, shared over parts of them by quantity: each rounded, the sum exact. */
export function shareValue(value: bigint, shares: readonly Share[]): Part[] {
  const whole = shares.reduce((sum, { quantity }) => sum + quantity, 0n);
  let before = 0n;
  let given = 0n;
  return shares.map(({ batch_id, quantity }) => {
    before += quantity;
    const upTo = before === whole ? value : divideRounded(value * before, whole);
    const part = { batch_id, quantity, value: upTo - given };
    given = upTo;
    return part;
  });
}

type KnownCost = Pick<Pool, 'known_quantity' | 'known_value'>;

function takeFrom(layer: Layer, wanted: bigint): { quantity: bigint; value: bigint } {
  const quantity = wanted < layer.quantity ? wanted : layer.quantity;
  const value =
    quantity === layer.quantity ? layer.value : divideRounded(layer.value * quantity, layer.quantity);
  layer.quantity -= quantity;
  layer.value -= value;
  return { quantity, value };
}

function moved(pool: Pool, parts: Part[], sign: bigint, known: KnownCost): LayersMoved {
  const sum = (of: (part: Part) => bigint) => parts.reduce((all, part) => all + of(part), 0n) * sign;
  const value = sum((part) => part.value);
  return {
    pool: {
      quantity: pool.quantity + sum(({ quantity }) => quantity),
      value: pool.value + value,
      known_quantity: known.known_quantity,
      known_value: known.known_value,
    },
    value,
    true_up: 0n,
    parts,
  };
}
