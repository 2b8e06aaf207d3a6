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

/** What each part of an arrival is worth, of what the line was sent with. */
export interface ArrivalCost {
  cost: bigint;
  lost_cost: bigint;
  returned_cost: bigint;
}

/**
 * The value of an arrival: what all that is done with so far comes to, less what was done with before, so that the parts add
 * up to what was sent to the cent; what is received counts before what is lost (A15).
 */
export function arrivalCost(line: RequestedLine, { received, lost, returned }: Arrival): ArrivalCost {
  const before = line.sent - onTheRoad(line);
  const at = (done: bigint) => (line.sent === 0n ? 0n : divideRounded(line.cost * done, line.sent));
  const [start, afterReceived] = [at(before), at(before + received)];
  const afterLost = at(before + received + lost);
  return {
    cost: afterReceived - start,
    lost_cost: afterLost - afterReceived,
    returned_cost: at(before + received + lost + returned) - afterLost,
  };
}

/** What of a line is on the road, at what it left with. */
export function roadCost(line: RequestedLine): bigint {
  const { cost, lost_cost, returned_cost } = arrivalCost(line, {
    received: onTheRoad(line),
    lost: 0n,
    returned: 0n,
  });
  return cost + lost_cost + returned_cost;
}
