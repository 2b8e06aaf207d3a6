/** What keeps the month sums of the ledgers short; the upkeep of the database runs it (migrations/always/after/30-ledger.sql). */
export const LEDGER_FOLDS = ['ctx.fold_account_months'] as const;
