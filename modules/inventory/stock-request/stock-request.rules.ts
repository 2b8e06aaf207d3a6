import { divideRounded } from '#core/decimal.ts';

/** A line of a request: thousandths of the base unit, and what was sent in minor units. */
export interface RequestedLine {
  product_id: string;
  requested: bigint;
  approved: bigint;
  sent: bigint;
  received: bigint;
  lost: bigint;
  returned: bigint;
  cost: bigint;
}

/** What of a line has left its store and is neither received nor lost nor back. */
export function onTheRoad({ sent, received, lost, returned }: RequestedLine): bigint {
  return sent - received - lost - returned;
}

/** What of a line arrives, is lost or turns round at once. */
export interface Arrival {
  received: bigint;
  lost: bigint;
  returned: bigint;
}

/** Goods of one batch and, where they are valued by layers, of one layer, as they left. */
export interface SentPart {
  batch: string | null;
  quantity: bigint;
  cost: bigint;
}

/** What of a line is on its way: in the order in which it left. */
export interface Road {
  parts: readonly SentPart[];
  /** Whether each part keeps its own cost: first in, first out. */
  isLayered: boolean;
}

/** What of one part arrives, turns round or is lost, with its share of what left. */
export interface ArrivedPart {
  batch: string | null;
  /** Received or returned. */
  quantity: bigint;
  cost: bigint;
  lost: bigint;
  lost_cost: bigint;
}

/**
 * Of which batches and layers an arrival is, and what each is worth: what left first arrives first, and what is received
 * counts before what is lost (A15). Each value is that of all that is done with so far, less that of what was done with
 * before, so that the parts add up to what was sent to the cent.
 */
export function arrivedParts(
  line: RequestedLine,
  road: Road,
  { received, lost, returned }: Arrival,
): ArrivedPart[] {
  const before = line.sent - onTheRoad(line);
  const [kept, over] = [before + received + returned, before + received + returned + lost];
  const at = valueAt(line, road);
  let start = 0n;
  return road.parts.flatMap(({ batch, quantity }) => {
    const [from, to] = [start, start + quantity];
    start = to;
    const cut = (low: bigint, high: bigint) => {
      const [first, last] = [low > from ? low : from, high < to ? high : to];
      return last > first ? { quantity: last - first, cost: at(last) - at(first) } : NOTHING;
    };
    const [arrives, goes] = [cut(before, kept), cut(kept, over)];
    if (arrives.quantity + goes.quantity === 0n) return [];
    return [{ batch, ...arrives, lost: goes.quantity, lost_cost: goes.cost }];
  });
}

const NOTHING = { quantity: 0n, cost: 0n };

/** What of a line is on the road, at what it left with. */
export function roadCost(line: RequestedLine, road: Road): bigint {
  return line.cost - valueAt(line, road)(line.sent - onTheRoad(line));
}

/** What so much of a line is worth, counted in the order in which it left. */
function valueAt({ cost, sent }: RequestedLine, { parts, isLayered }: Road): (done: bigint) => bigint {
  if (!isLayered) return (done) => (sent === 0n ? 0n : divideRounded(cost * done, sent));
  return (done) => {
    let left = done;
    return parts.reduce((value, part) => {
      const taken = left < part.quantity ? left : part.quantity;
      left -= taken;
      return value + (taken === 0n ? 0n : divideRounded(part.cost * taken, part.quantity));
    }, 0n);
  };
}
