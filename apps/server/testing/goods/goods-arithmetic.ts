/** So much of one batch; goods that are kept in none have the empty text. */
export interface Share {
  batch: string;
  quantity: bigint;
}

/** Goods that left, with what they had cost: of one batch and, by layers, of one layer. */
export interface Part extends Share {
  value: bigint;
}

export const worth = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0n);

/** Half up, away from zero (accounting.md 4.6). */
export function rounded(top: bigint, bottom: bigint): bigint {
  const size = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  return top < 0n ? -size : size;
}

/** The share of a value that a part of some goods has; all of them have all of it. */
export function partOf(value: bigint, part: bigint, whole: bigint): bigint {
  return part === whole ? value : rounded(value * part, whole);
}

/** A value over parts of goods, each the rounded share of all up to it less that of those before. */
export function spread(value: bigint, quantities: readonly bigint[]): bigint[] {
  const whole = total(quantities);
  return quantities.map((_, i) => {
    const upTo = (n: bigint) => (whole === 0n ? 0n : partOf(value, n, whole));
    return upTo(total(quantities.slice(0, i + 1))) - upTo(total(quantities.slice(0, i)));
  });
}

export const total = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n);

/** What was taken comes back last taken first, after what has come back already (A8). */
export function comeBack(taken: readonly Share[], quantity: bigint, before = 0n): Share[] {
  const pieces: Share[] = [];
  let [skipped, missing] = [before, quantity];
  for (const { batch, quantity: part } of taken.toReversed()) {
    const gone = skipped < part ? skipped : part;
    skipped -= gone;
    const back = part - gone < missing ? part - gone : missing;
    if (back > 0n) pieces.push({ batch, quantity: back });
    missing -= back;
  }
  return pieces;
}

/** A total over weights to the cent: rounded down, the rest to the largest remainders, the first of equals first (A18). */
export function allot(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = total(weights);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const order = weights
    .map((weight, i) => ({ i, rest: (amount * weight) % whole }))
    .toSorted((a, b) => Number(b.rest - a.rest) || a.i - b.i);
  const odd = Number(amount - total(parts));
  for (const { i } of order.slice(0, odd)) parts[i] = (parts[i] ?? 0n) + 1n;
  return parts;
}
