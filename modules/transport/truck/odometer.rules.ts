/** What the meter of a truck read on a day, in thousandths of a kilometre. */
export interface Reading {
  date: string;
  odometer: bigint;
}

/** A meter that was changed or jumped: what it read last, and what the one after it began with. */
export interface MeterChange {
  date: string;
  last_reading: bigint;
  first_reading: bigint;
}

/**
 * How far a truck had gone since its first meter by what one of its meters read. A reading of the day of a change is of the
 * meter to which it is nearer.
 */
export function goneBy({ date, odometer }: Reading, changes: readonly MeterChange[]): bigint {
  const before = changes.filter(
    (change) => change.date < date || (change.date === date && isOfNewMeter(odometer, change)),
  );
  return before.reduce(
    (sum, { last_reading, first_reading }) => sum + last_reading - first_reading,
    odometer,
  );
}

function isOfNewMeter(odometer: bigint, { last_reading, first_reading }: MeterChange): boolean {
  return distance(odometer, first_reading) < distance(odometer, last_reading);
}

function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one;
}

/** Between which readings one has to fit and does not; `far` is one that fits and is more than a truck goes in the days between. */
export type Misfit = { before?: Reading; after?: Reading; far?: never } | { far: Reading; km: bigint };

/** Kilometres that no truck goes in a day, in thousandths. */
const FAR_A_DAY = 1_500_000n;
const DAY_MS = 86_400_000;

/**
 * What is wrong with a reading: it fits between those of earlier and of later days, those of its own day may come in any order
 * (transport.md 7). Null where nothing is.
 */
export function misfitOf(
  reading: Reading,
  others: readonly Reading[],
  changes: readonly MeterChange[],
): Misfit | null {
  const gone = goneBy(reading, changes);
  const far = (one: Reading) => goneBy(one, changes);
  const earlier = others.filter(({ date }) => date < reading.date);
  const later = others.filter(({ date }) => date > reading.date);
  const before = earlier.reduce<Reading | null>(
    (top, one) => (top && far(top) >= far(one) ? top : one),
    null,
  );
  const after = later.reduce<Reading | null>((low, one) => (low && far(low) <= far(one) ? low : one), null);
  if ((before && gone < far(before)) || (after && gone > far(after)))
    return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  if (!before) return null;
  const days = BigInt(Math.round((Date.parse(reading.date) - Date.parse(before.date)) / DAY_MS));
  const km = gone - far(before);
  return km > FAR_A_DAY * days ? { far: before, km } : null;
}
