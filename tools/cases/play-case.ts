import { type Books, readBooks } from './books.ts';
import type { CaseAnswer } from './case-client.ts';
import type { CaseEvent, WorkedCase } from './case-file.ts';
import { type CasePlace, type CaseShop, NotGiven, openCaseShop } from './case-shop.ts';
import {
  compareBooks,
  compareNothing,
  compareShown,
  compareTrialBalance,
  type Difference,
} from './compare.ts';
import { type Spoken, spokenIn, type Word, wordFor } from './vocabulary.ts';

/** What became of a case: played to its end, or ended where the product does not know what is asked of it. */
export interface Played {
  id: string;
  title: string;
  /** Why it was not played to its end. */
  unknown?: string;
  differences: readonly Difference[];
  /** Refusals under another code than the case proposes. */
  otherCodes: readonly string[];
}

/** Plays a case in a business of its own over HTTP, and compares everything that it says. */
export async function playCase(place: CasePlace, worked: WorkedCase): Promise<Played> {
  const played = {
    id: worked.id,
    title: worked.title,
    differences: [] as Difference[],
    otherCodes: [] as string[],
  };
  try {
    const shop = await openCaseShop(place, worked.initial);
    let books = await readBooks(shop);
    for (const event of worked.events) {
      const after = await playEvent(shop, event, books, played);
      if (after === null)
        return { ...played, unknown: `event ${event.no}: ${event.command ?? event.report}` };
      books = after;
    }
    const last = worked.events.at(-1)?.date ?? worked.initial.date;
    played.differences.push(...(await compareEnd(shop, worked, last, books)).map((line) => `end: ${line}`));
    return played;
  } catch (error) {
    if (error instanceof NotGiven) return { ...played, unknown: error.message };
    throw error;
  }
}

type Told = Pick<Played, 'id'> & { differences: Difference[]; otherCodes: string[] };

/** The books after an event; null where the product does not know such an event. */
async function playEvent(
  shop: CaseShop,
  event: CaseEvent,
  before: Books,
  { differences, otherCodes }: Told,
): Promise<Books | null> {
  const tell = (lines: readonly Difference[]) =>
    differences.push(...lines.map((line) => `event ${event.no}, ${event.command ?? event.report}: ${line}`));
  if (event.report) {
    const found = await askReport(shop, event);
    if (found) tell(found);
    return found ? before : null;
  }
  const word = wordFor(event);
  if (!word) return null;
  const spoken = spokenIn(shop, event);
  const { call, document } = await word.say(spoken);
  const answer = await shop.client.ask({ ...call, branchId: spoken.branchId });
  // Later events name a document by its key, also one that was refused.
  if (event.key && document) shop.documents.set(event.key, { ...document, branchId: spoken.branchId });
  const after = await readBooks(shop);
  if (event.refused) {
    tell(answer.refused ? compareNothing(before, after) : [`done, and to be refused: ${event.refused.why}`]);
    if (answer.refused && answer.refused.code !== event.refused.code)
      otherCodes.push(`event ${event.no}: ${event.refused.code} proposed, ${answer.refused.code} answered`);
    return after;
  }
  if (answer.refused) {
    tell([`refused with ${answer.refused.status} ${answer.refused.code}: ${answer.refused.message}`]);
    return after;
  }
  const { expect = {} } = event;
  if (expect.document && document)
    tell(compareShown(expect.document, await shown(word, document, answer, spoken)));
  tell(await compareBooks(shop, expect, before, after));
  return after;
}

async function shown(
  word: Word,
  { id, entity }: { id: string; entity: string },
  answer: CaseAnswer,
  spoken: Spoken,
): Promise<unknown> {
  const { branchId, shop } = spoken;
  const path = `api/${entity}?id=${String(answer.done?.id ?? id)}`;
  const row = await shop.client.must({ method: 'GET', path, branchId });
  return word.show ? word.show(row, spoken) : row;
}

async function askReport(
  shop: CaseShop,
  { report, input, date, expect }: CaseEvent,
): Promise<Difference[] | null> {
  if (report !== 'trial-balance') return null;
  const branches = (input.branches as string[] | undefined) ?? [...shop.branches.keys()];
  return compareTrialBalance(shop, expect?.lines ?? [], { branches, date_to: String(input.date_to ?? date) });
}

async function compareEnd(
  shop: CaseShop,
  { expected = {} }: WorkedCase,
  date_to: string,
  books: Books,
): Promise<Difference[]> {
  const { trial_balance = [], entries: _entries, ...rest } = expected;
  const differences = await compareBooks(shop, { ...rest, entries: [] }, books, books);
  for (const { branch, lines } of trial_balance)
    differences.push(...(await compareTrialBalance(shop, lines, { branches: [branch], date_to })));
  return differences;
}
