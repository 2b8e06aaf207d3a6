import { type BookCheck, checkPostings, type PostingFault } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Services } from '#server-kit/operation/app-services.ts';

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

/** What the documents say is asked of the rules by which they post. */
export type PostingRules = Pick<Services, 'documents' | 'document' | 'recorded' | 'goods'>;

/**
 * Holds documents against the ledgers by the rules by which they post; `newest` is how many of each kind, all where left
 * out. Answers how many it has been through besides.
 */
export async function checkDocuments(
  tx: Pick<Tx, 'query'>,
  rules: PostingRules,
  newest?: number,
): Promise<{ faults: BookFault[]; examined: number }> {
  const { faults, examined } = await checkPostings(tx, rules, newest);
  const of = (ledger: PostingFault['ledger']) => faults.filter((fault) => fault.ledger === ledger);
  return {
    faults: [of('journal'), of('stock')].flatMap((found) => found.slice(0, MOST_FAULTS).map(shown)),
    examined,
  };
}

function shown({ ledger, subject, about, expected, found }: PostingFault): BookFault {
  const check = { journal: 'documents_are_posted', stock: 'documents_move_their_goods' }[ledger];
  const before = ledger === 'journal' ? `${about} ` : '';
  return { check, subject, expected: `${before}${expected}`, found: `${before}${found}` };
}
