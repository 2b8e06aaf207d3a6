/** So many products are looked at in some milliseconds, on a phone too. */
export const SLICE = 2_000;

/** Sorts a long row a slice at a time, so that whoever asks for the next slice may do something else between two. */
export function* sortedInSlices<T>(
  row: readonly T[],
  compare: (one: T, other: T) => number,
): Generator<void, T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < row.length; from += SLICE) {
    runs.push(row.slice(from, from + SLICE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let place = 0; place < runs.length; place += 2) {
      longer.push(merged(runs[place] ?? [], runs[place + 1] ?? [], compare));
      yield;
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Of equals, those of the first row come first. */
function merged<T>(one: readonly T[], other: readonly T[], compare: (one: T, other: T) => number): T[] {
  const both: T[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [first, second] = [one[left] as T, other[right] as T];
    if (compare(first, second) <= 0) {
      both.push(first);
      left += 1;
    } else {
      both.push(second);
      right += 1;
    }
  }
  return [...both, ...one.slice(left), ...other.slice(right)];
}
