import type { Problems } from '#core/errors.ts';
import type { Row } from '../operation/row.ts';

/** A row on its way into the database, and what is wrong with it so far. */
export interface Draft {
  /** As it will be kept: stored values by column, complete. */
  row: Row;
  /** As it is kept now; absent for a new row. */
  before?: Row;
  /** Stored values of the body: what the caller sent, `once` fields included. */
  sent: Row;
  problems: Problems;
  /** What a user should know without being stopped by it (imports list them). */
  warnings: Problems;
  /** Row of the sheet it comes from. */
  sheetRow?: number;
}

/** Notes a problem of a field, unless something is wrong with that field already. */
export function addProblem(draft: Draft, column: string, problem: Problems[string]): void {
  draft.problems[column] ??= problem;
}

export function isSound(draft: Draft): boolean {
  return Object.keys(draft.problems).length === 0;
}
