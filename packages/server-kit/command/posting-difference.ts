import type { Posting, PostingLine } from '#core/trade/posting.ts';

/**
 * What stands in some postings and not in others: an entry for each branch and day, net per account, party and store. A step
 * of a document that posts in parts stands under its own day; what has none counts `today`.
 */
export function differenceOf(
  before: readonly Posting[],
  after: readonly Posting[],
  today: string,
): Posting[] {
  const entries = new Map<
    string,
    { entry: Posting; sums: Map<string, { line: PostingLine; amount: bigint }> }
  >();
  const add = (sign: bigint) => (posting: Posting) => {
    const date = posting.date || today;
    const place = `${posting.branch_id} ${date}`;
    const found = entries.get(place) ?? { entry: { ...posting, date }, sums: new Map() };
    entries.set(place, sign > 0n ? { ...found, entry: { ...posting, date } } : found);
    for (const line of posting.lines) {
      const key = `${line.account} ${line.party?.id ?? ''} ${line.store_id ?? ''}`;
      const amount = sign * ((line.debit ?? 0n) - (line.credit ?? 0n));
      found.sums.set(key, { line, amount: (found.sums.get(key)?.amount ?? 0n) + amount });
    }
  };
  before.forEach(add(-1n));
  after.forEach(add(1n));
  return [...entries.values()]
    .map(({ entry, sums }) => ({ ...entry, lines: linesOf([...sums.values()]) }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(sums: readonly { line: PostingLine; amount: bigint }[]): PostingLine[] {
  return sums
    .filter(({ amount }) => amount !== 0n)
    .map(({ line: { debit: _, credit: __, ...place }, amount }) => ({
      ...place,
      ...(amount > 0n ? { debit: amount } : { credit: -amount }),
    }));
}
