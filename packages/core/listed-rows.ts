/** What a list shows of a past moment: columns of today would be mistaken for those of then. */
export interface AsOfList<K extends string = string> {
  /** Computed fields whose values of then are known. */
  fields: readonly K[];
  columns: readonly K[];
  /** The fields of which the rows have a sum. */
  totals: readonly K[];
  /** The right that it takes beside that of the list. */
  right: string;
}

/** Records of another entity that a list shows and never keeps: they are made, changed and deleted where they belong. */
export interface BorrowedRows {
  /** Name of that entity; while the product has none of the name there are no such rows. */
  from: string;
  /** Rights beside that of the list, all of which must be held to see them. */
  rights: readonly string[];
}

/**
 * Lines of a ledger that a list shows. Each says of itself what it comes from (`source_kind`, `source_id`), and opens there.
 */
export interface LedgerLines {
  table: string;
  /** They are found by the words of the records that this column names. */
  searchedBy: { entity: string; column: string };
}
