import { type Books, readBooks } from './books.ts';
import { CallRefused, type CaseAnswer, type CaseClient } from './case-client.ts';
import type { CaseEvent } from './case-file.ts';
import { type CaseShop, NotGiven, SELLER } from './case-shop.ts';
import { compareEvent, compareNothing } from './compare.ts';
import { compareShown, type Difference } from './compare-figures.ts';
import { DEBT_QUESTIONS } from './debt-questions.ts';
import { GOODS_QUESTIONS } from './goods-questions.ts';
import { HOTEL_QUESTIONS } from './hotel-questions.ts';
import { codesFor, sayRefusal } from './refusal-codes.ts';
import { STATEMENT_QUESTIONS } from './statement-questions.ts';
import { TRIP_QUESTIONS } from './trip-questions.ts';
import { unknownFields, without } from './unknown-fields.ts';
import { type Spoken, type SpokenCall, spokenIn, type Word, wordFor } from './vocabulary.ts';

const QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent, books: Books) => Difference[] | Promise<Difference[]>>
> = {
  ...GOODS_QUESTIONS,
  ...STATEMENT_QUESTIONS,
  ...DEBT_QUESTIONS,
  ...HOTEL_QUESTIONS,
  ...TRIP_QUESTIONS,
};

/** The name of an event, or of the question that it asks. */
export function nameOf({ command, report }: CaseEvent): string {
  return command ?? `report ${report}`;
}

/** Whether the product has such an event, or answers such a question. */
export function isKnown(event: CaseEvent): boolean {
  return event.report ? Object.hasOwn(QUESTIONS, event.report) : wordFor(event) !== undefined;
}

/** What differs after an event, and the books behind it. */
interface After {
  lines: Difference[];
  after: Books;
}

/** Plays an event at its own time, and answers what differs and the books behind it. */
export async function playEvent(shop: CaseShop, event: CaseEvent, before: Books): Promise<After> {
  shop.clock.next(event.posted_on ?? event.date, event.time);
  if (!isKnown(event)) return { lines: ['not known to the product'], after: before };
  try {
    const question = QUESTIONS[event.report ?? ''];
    if (question) return { lines: await question(shop, event, before), after: before };
    return await playCommand(shop, event, before);
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    return { lines: [`not played: ${error.message}`], after: await readBooks(shop) };
  }
}

async function playCommand(shop: CaseShop, event: CaseEvent, before: Books): Promise<After> {
  const spoken = spokenIn(shop, event);
  const word = wordFor(event) as Word;
  const { answer, document, lines } = await told(word, spoken, event);
  // Later events name a document by its key, also one that was refused.
  const id = String(answer.done?.id ?? document?.id);
  if (event.key && document) shop.documents.set(event.key, { ...document, id, branchId: spoken.branchId });
  const after = await readBooks(shop);
  const { expect = {}, refused } = event;
  if (refused) return { lines: compareRefused(refused, answer, before, after), after };
  if (answer.refused) {
    const { status, code, message } = answer.refused;
    return { lines: [...lines, `refused with ${status} ${code}: ${message}`], after };
  }
  if (event.untold === 'everything') return { lines, after };
  if (expect.document && document)
    lines.push(...compareShown(expect.document, await shown(word, { ...document, id }, spoken, expect)));
  return {
    lines: [
      ...lines,
      ...(await compareEvent(shop, { ...event, date: word.day?.(spoken) ?? event.date }, before, after)),
    ],
    after,
  };
}

interface Told {
  answer: CaseAnswer;
  document?: SpokenCall['document'];
  lines: Difference[];
}

/**
 * The answer to an event. A call that it needs beforehand may be refused in its place; a field that the product does not know
 * is one difference, and the rest is asked without it.
 */
async function told(word: Word, spoken: Spoken, event: CaseEvent): Promise<Told> {
  const { branchId } = spoken;
  const client = actorOf(spoken.shop, event);
  try {
    const { call, document, byOwner } = await word.say(spoken);
    const made = document ? { document } : {};
    const answer = byOwner ? await byOwner() : await client.ask({ ...call, branchId });
    const unknown = event.refused ? [] : unknownFields(answer);
    if (unknown.length === 0) return { answer, ...made, lines: [] };
    const body = unknown.reduce<unknown>((left, field) => without(left, field.split('.')), call.body);
    const lines = unknown.map((field) => `${field}: not known to the product`);
    return { answer: await client.ask({ ...call, body, branchId }), ...made, lines };
  } catch (error) {
    if (error instanceof CallRefused) return { answer: { refused: error.refused }, lines: [] };
    throw error;
  }
}

function actorOf({ client, people }: CaseShop, { by, command = '' }: CaseEvent): CaseClient {
  if (by === undefined) return (SELLS_ON_CREDIT.has(command) && people.get(SELLER)) || client;
  const actor = people.get(by);
  if (!actor) throw new NotGiven(`somebody called ${by} who may act`);
  return actor;
}

const SELLS_ON_CREDIT = new Set(['sale.checkout', 'invoice.issue']);

function compareRefused(
  { code, why }: NonNullable<CaseEvent['refused']>,
  { refused }: CaseAnswer,
  before: Books,
  after: Books,
): Difference[] {
  if (!refused) return [`done, and to be refused: ${why}`];
  const wanted = codesFor(code);
  const said = wanted.includes(sayRefusal(refused))
    ? []
    : [`refused as ${wanted.join(' or ')} expected, as ${sayRefusal(refused)} answered`];
  return [...said, ...compareNothing(before, after)];
}

async function shown(
  word: Word,
  { id, entity }: { id: string; entity: string },
  spoken: Spoken,
  { document }: NonNullable<CaseEvent['expect']>,
): Promise<unknown> {
  const { branchId, shop } = spoken;
  const path = `api/${entity}?id=${id}`;
  const row = await shop.client.must({ method: 'GET', path, branchId });
  const seen = word.show ? await word.show(row, spoken) : row;
  return document && 'answers' in document
    ? { ...(seen as object), answers: await answersTo(spoken, id) }
    : seen;
}

/** What counts answered to a document, as the cases name it. */
async function answersTo({ branchId, shop }: Spoken, id: string): Promise<unknown> {
  const path = `api/stock-adjustment/answers?id=${id}`;
  const found = await shop.client.must<Record<string, unknown>[]>({ method: 'GET', path, branchId });
  const keys = new Map([...shop.documents].map(([key, document]) => [document.id, key]));
  return found.map(({ count_id, product_name, store_name, ...answer }) => ({
    ...answer,
    ...{ count: keys.get(String(count_id)), product: product_name, store: store_name },
  }));
}
