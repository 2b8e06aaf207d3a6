import { businessDay } from '#core/business-day.ts';
import { type Books, readBooks } from './books.ts';
import type { CaseEvent, WorkedCase } from './case-file.ts';
import { keyOf } from './case-names.ts';
import { type CasePlace, type CaseShop, NotGiven, openCaseShop } from './case-shop.ts';
import {
  compareBooks,
  compareNothing,
  compareShown,
  compareTrialBalance,
  type Difference,
} from './compare.ts';
import { GOODS_QUESTIONS } from './goods-questions.ts';
import { STATEMENT_QUESTIONS } from './statement-questions.ts';
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
  const stranger = worked.events.find((event) => !isKnown(event));
  if (stranger) return { ...played, unknown: `event ${stranger.no}, ${stranger.command ?? stranger.report}` };
  try {
    const shop = await openCaseShop(place, worked.initial);
    let books = await readBooks(shop);
    for (const event of worked.events) {
      const after = await playEvent(shop, event, books, played);
      if (after === null)
        return { ...played, unknown: `event ${event.no}: ${event.command ?? event.report}` };
      books = after;
    }
    // What is voided is taken back on the day of the product, which is today.
    const last = [worked.events.at(-1)?.date ?? worked.initial.date, today()].sort().at(-1) ?? '';
    played.differences.push(...(await compareEnd(shop, worked, last, books)).map((line) => `end: ${line}`));
    return played;
  } catch (error) {
    if (error instanceof NotGiven) return { ...played, unknown: error.message };
    throw error;
  }
}

/** The day of the shop, which begins three hours before that of Greenwich. */
function today(): string {
  return businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
}

type Told = Pick<Played, 'id'> & { differences: Difference[]; otherCodes: string[] };

const QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent, books: Books) => Difference[] | Promise<Difference[]>>
> = {
  ...GOODS_QUESTIONS,
  ...STATEMENT_QUESTIONS,
  'trial-balance': askTrialBalance,
  overdue: askOverdue,
};

/** Whether the product has such an event, or answers such a question. */
function isKnown(event: CaseEvent): boolean {
  return event.report ? Object.hasOwn(QUESTIONS, event.report) : wordFor(event) !== undefined;
}

/** The books after an event. */
async function playEvent(
  shop: CaseShop,
  event: CaseEvent,
  before: Books,
  { differences, otherCodes }: Told,
): Promise<Books> {
  const tell = (lines: readonly Difference[]) =>
    differences.push(...lines.map((line) => `event ${event.no}, ${event.command ?? event.report}: ${line}`));
  if (event.report) {
    tell((await QUESTIONS[event.report]?.(shop, event, before)) ?? []);
    return before;
  }
  const word = wordFor(event);
  if (!word) throw new NotGiven(String(event.command));
  const spoken = spokenIn(shop, event);
  const { call, document } = await word.say(spoken);
  const answer = await shop.client.ask({ ...call, branchId: spoken.branchId });
  // Later events name a document by its key, also one that was refused.
  const id = String(answer.done?.id ?? document?.id);
  if (event.key && document) shop.documents.set(event.key, { ...document, id, branchId: spoken.branchId });
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
    tell(compareShown(expect.document, await shown(word, { ...document, id }, spoken)));
  tell(await compareBooks(shop, expect, before, after));
  return after;
}

async function shown(
  word: Word,
  { id, entity }: { id: string; entity: string },
  spoken: Spoken,
): Promise<unknown> {
  const { branchId, shop } = spoken;
  const path = `api/${entity}?id=${id}`;
  const row = await shop.client.must({ method: 'GET', path, branchId });
  return word.show ? word.show(row, spoken) : row;
}

async function askTrialBalance(shop: CaseShop, { input, date, expect }: CaseEvent): Promise<Difference[]> {
  const branches = (input.branches as string[] | undefined) ?? [...shop.branches.keys()];
  return compareTrialBalance(shop, expect?.lines ?? [], { branches, date_to: String(input.date_to ?? date) });
}

/** Debts that are past their day on the day of the question, the oldest first. */
async function askOverdue(shop: CaseShop, { date, expect }: CaseEvent): Promise<Difference[]> {
  const found: Record<string, unknown>[] = [];
  for (const branchId of shop.branches.values())
    for (const debt of await shop.client.list<DebtRow>('debt', branchId))
      if (debt.kind === 'debtor' && debt.remain_amount > 0 && debt.due_date && debt.due_date < date)
        found.push({ ...debt, document: keyOf(shop, debt.source_id ?? debt.id), party: debt.party_name });
  const byDay = found.toSorted((a, b) => String(a.due_date).localeCompare(String(b.due_date)));
  return compareShown(expect?.debts ?? [], byDay, 'overdue');
}

interface DebtRow {
  id: string;
  kind: string;
  source_id: string | null;
  party_name: string;
  remain_amount: number;
  due_date: string | null;
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
