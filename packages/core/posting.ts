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

/** One entry that a document makes: the branch in whose books it stands, its business day, its lines. */
export interface Posting {
  branch_id: string;
  date: string;
  lines: readonly PostingLine[];
  memo?: string;
}
