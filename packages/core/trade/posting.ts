/** One side of an entry: an amount in minor units on an account of the chart. */
export interface PostingLine {
  account: string;
  debit?: bigint;
  credit?: bigint;
  /** Whose balance it moves: the sub-ledger of 1100, 2000 and their like. */
  party?: { kind: string; id: string };
  /** For information only: value is pooled per branch. */
  store_id?: string;
}

/** A line with the branch in whose books it stands, where that may be another one than that of its entry. */
export type PlacedLine = PostingLine & { branch_id?: string | null | undefined };

/** One entry that a document makes: the branch in whose books it stands, its business day, its lines. */
export interface Posting {
  branch_id: string;
  /** Empty where the document does not know the day: what it posts later stands under the day on which that happens. */
  date: string;
  lines: readonly PostingLine[];
  memo?: string;
  /** Moves money by hand: nobody carries more out of a till than lies there, whatever he may otherwise post. */
  never_short?: boolean;
}

/** Who sees the entries behind a document: whoever sees the journal, beside the document itself. */
export const SEES_ENTRIES = 'create_trial_balance';

/** Goods that a document moves: above zero into a store, below zero out of it, in thousandths of the base unit. */
export interface StockPosting {
  product_id: string;
  store_id: string;
  batch_id?: string;
  quantity: bigint;
  /** What they are worth in minor units, with the same sign. */
  value: bigint;
}
