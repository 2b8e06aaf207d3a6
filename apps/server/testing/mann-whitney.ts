/**
 * The chance to see two samples differ so much in rank, or more, if they came from one source (two-sided, with the
 * approximation by the normal curve that holds from twenty values on).
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const n = all.length;
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < n; ) {
    let end = start;
    while (end < n && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    const same = end - start;
    ties += same ** 3 - same;
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    start = end;
  }
  const [a, b] = [one.length, other.length];
  const u = rankSum - (a * (a + 1)) / 2;
  const deviation = Math.sqrt(((a * b) / 12) * (n + 1 - ties / (n * (n - 1))));
  if (deviation === 0) return 1;
  const z = Math.max(0, Math.abs(u - (a * b) / 2) - 0.5) / deviation;
  return 2 * upperTail(z);
}

/** Area of the normal curve above z; Abramowitz and Stegun 26.2.17, right to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const weights = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = weights.reduceRight((rest, weight) => (rest + weight) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
