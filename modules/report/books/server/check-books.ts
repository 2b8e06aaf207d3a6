import type { BookCheck } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** Evidence that something does not hold: about what, what it should be, what it is. */
export interface BookFault {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

/** Most pieces of evidence of one check; a hundred say no more than the first. */
const MOST_FAULTS = 100;

/** Runs checks of the books over what the caller may see; no answer means that the books are right. */
export async function runBookChecks(
  checks: readonly BookCheck[],
  tx: Pick<Tx, 'query'>,
): Promise<BookFault[]> {
  const faults: BookFault[] = [];
  for (const { name, sql } of checks) {
    const rows = await tx.query<Omit<BookFault, 'check'>>(`select * from (${sql}) f limit ${MOST_FAULTS}`);
    faults.push(...rows.map((row) => ({ check: name, ...row })));
  }
  return faults;
}
