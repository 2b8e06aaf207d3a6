import type { PlacedLine, Posting, PostingLine } from '#core/trade/posting.ts';
import { CHART } from './chart.ts';

/**
 * What a document posts that moves money of another branch: what its lines say of that branch stands in an entry of it, and the
 * two owe each other through 1900 (accounting.md 4.3). Nobody carries more out of the till of another branch than lies there.
 */
export function inTheirBranches({
  lines,
  ...entry
}: Omit<Posting, 'lines'> & { lines: readonly PlacedLine[] }): Posting[] {
  const byBranch = Map.groupBy(lines, ({ branch_id }) => branch_id ?? entry.branch_id);
  const here = (byBranch.get(entry.branch_id) ?? []).map(unplaced);
  const there: Posting[] = [];
  for (const [branch_id, placed] of byBranch) {
    if (branch_id === entry.branch_id) continue;
    const owed = placed.reduce((sum, { debit = 0n, credit = 0n }) => sum + debit - credit, 0n);
    here.push(betweenBranches(owed));
    const mirrored = [...placed.map(unplaced), betweenBranches(-owed)];
    there.push({ ...entry, branch_id, never_short: true, lines: mirrored });
  }
  return [{ ...entry, lines: here }, ...there];
}

function unplaced({ branch_id: _, ...line }: PlacedLine): PostingLine {
  return line;
}

function betweenBranches(amount: bigint): PostingLine {
  const account = CHART.betweenBranches;
  return amount < 0n ? { account, credit: -amount } : { account, debit: amount };
}
