import { newId } from '#core/ids.ts';
import { BUYING } from './buying-words.ts';
import type { CaseAnswer, CaseCall } from './case-client.ts';
import type { CaseEvent, Words } from './case-file.ts';
import { branchOf, type CaseDocument, type CaseShop, firstBranch } from './case-shop.ts';
import { CLOSING } from './closing-words.ts';
import { COUNTING } from './counting-words.ts';
import { FINANCE } from './finance-words.ts';
import { GOODS } from './goods-words.ts';
import { HOTEL } from './hotel-words.ts';
import { INVOICING } from './invoice-words.ts';
import { MONEY } from './money-words.ts';
import { ORDERING } from './order-words.ts';
import { QUOTING } from './quote-words.ts';
import { REQUESTING } from './request-words.ts';
import { RETURNING } from './returning-words.ts';
import { SELLING } from './selling-words.ts';
import { SHIFTING } from './shift-words.ts';
import { SPENDING } from './spending-words.ts';
import { STOCK } from './stock-words.ts';
import { TRANSPORT } from './trip-words.ts';

/** A call that an event comes to, and the document that it makes or changes. */
export interface SpokenCall {
  call: Omit<CaseCall, 'branchId'>;
  document?: Omit<CaseDocument, 'branchId'>;
  /** Done by the owner himself, and by no call of a program. */
  byOwner?(): Promise<CaseAnswer>;
}

/** An event in the words of the story, with the ids of the product at hand. */
export interface Spoken {
  shop: CaseShop;
  input: Words;
  date: string;
  branchId: string;
  /** The id of the document that the event makes. */
  id: string;
}

/** How the product is told each event, and what it shows of the document afterwards in the words of the cases. */
export interface Word {
  say(spoken: Spoken): SpokenCall | Promise<SpokenCall>;
  /** The day that its entries bear, where that is not the day of the event. */
  day?(spoken: Spoken): string;
  show?(row: Record<string, unknown>, spoken: Spoken): Words | Promise<Words>;
}

/** Every event that the product knows. One that is missing here ends its case with a sentence. */
const VOCABULARY: Readonly<Record<string, Word>> = {
  ...SELLING,
  ...BUYING,
  ...RETURNING,
  ...GOODS,
  ...REQUESTING,
  ...ORDERING,
  ...INVOICING,
  ...QUOTING,
  ...FINANCE,
  ...SPENDING,
  ...MONEY,
  ...CLOSING,
  ...STOCK,
  ...COUNTING,
  ...SHIFTING,
  ...TRANSPORT,
  ...HOTEL,
};

export function wordFor({ command = '' }: CaseEvent): Word | undefined {
  return VOCABULARY[command];
}

export function spokenIn(shop: CaseShop, { input, date, branch }: CaseEvent): Spoken {
  const branchId = branch ? branchOf(shop, branch) : firstBranch(shop);
  return { shop, input, date, branchId, id: newId() };
}
