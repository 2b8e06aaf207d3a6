import { readFile } from 'node:fs/promises';
import { type HotelCase, isHotelCase } from './hotel-case.ts';
import { storyOf as stayStoryOf } from './hotel-story.ts';
import { type PostingExample, storiesOfExamples } from './posting-cases.ts';
import { isTripCase, type TripCase, storyOf as tripStoryOf } from './trip-story.ts';

/** A story with its figures: what is given, what happens, and what must come of it, to the cent and the thousandth. */
export interface WorkedCase {
  id: string;
  title: string;
  initial: InitialShop;
  events: readonly CaseEvent[];
  expected?: Expected;
}

export interface InitialShop {
  /** What the business is called, where the story says it. */
  business?: string;
  /** The day before which everything given has happened. */
  date: string;
  branches: readonly InitialBranch[];
  stores: readonly (Named & { branch: string })[];
  accounts: readonly (Named & {
    branch: string;
    type: string;
    provider?: string;
    opening_balance?: number;
  })[];
  products?: readonly Named[];
  stock?: readonly InitialStock[];
  customers?: readonly (Named & { credit_limit?: number; credit_days?: number })[];
  suppliers?: readonly Named[];
  /** Who else is in the story: somebody who owes, or with a role who acts. */
  people?: readonly InitialPerson[];
  debts?: readonly InitialDebt[];
}

/** A branch: whether it is registered for VAT, whether its prices hold it, and other settings of it. */
export interface InitialBranch extends Named {
  vat_registered?: boolean;
  tax_mode?: 'inclusive' | 'exclusive';
}

export interface InitialPerson extends Named {
  /** The rights that this person holds in every branch; without it nobody who logs in. */
  permissions?: readonly string[];
}

export interface Named {
  name: string;
  [field: string]: unknown;
}

export interface InitialStock {
  product: string;
  store: string;
  quantity: number;
  value: number;
  batch?: string;
  expire_date?: string;
}

export interface InitialDebt {
  branch: string;
  party: string;
  kind: string;
  amount: number;
  key?: string;
}

/** A command or a question; names stand where the wire has ids. */
export interface CaseEvent {
  no: number;
  date: string;
  /** The day on which it is entered, where that is later. */
  posted_on?: string;
  /** The time of day at which it is entered. */
  time?: string;
  branch?: string;
  /** Who does it: the owner where it is not said. */
  by?: string;
  command?: string;
  report?: string;
  /** What later events call the document that this one makes. */
  key?: string;
  input: Words;
  expect?: Expected;
  /** What the story does not tell of the event: how goods moved, or anything at all. */
  untold?: 'goods' | 'everything';
  refused?: { code: string; why: string };
}

export type Words = Readonly<Record<string, unknown>>;

/** What must be so; what is left out is not asked. */
export interface Expected {
  document?: Words;
  entries?: readonly { branch: string; date?: string; lines: readonly EntryLine[] }[];
  trial_balance?: readonly { branch: string; lines: readonly EntryLine[] }[];
  stock?: readonly {
    product: string;
    branch: string;
    quantity: number;
    value: number;
    average_cost?: number;
  }[];
  levels?: readonly { product: string; store: string; batch?: string; quantity: number }[];
  /** What is left of each layer of goods that are valued first in, first out, oldest first. */
  layers?: readonly {
    product: string;
    branch: string;
    layers: readonly { quantity: number; value: number }[];
  }[];
  parties?: readonly ({ party: string; paid_ahead_to_supplier?: number } & Partial<
    Record<PartySide, number>
  >)[];
  accounts?: readonly { account: string; balance: number }[];
  lines?: readonly AccountLine[];
  [key: string]: unknown;
}

/** An account in a report: its balance, or what it opened with, what moved and what it closed with, debit positive. */
export interface AccountLine {
  account: string;
  debit?: number;
  credit?: number;
  opening?: number;
  movement?: number;
  closing?: number;
}

export interface EntryLine {
  account: string;
  debit: number;
  credit: number;
  money_account?: string;
  party?: string;
}

/** Which way somebody stands with the shop. */
export const PARTY_SIDES = [
  ...(['receivable', 'deposit', 'payable', 'advance', 'lent', 'borrowed'] as const),
  ...(['accrued', 'paid_before_verification', 'received_not_billed'] as const),
] as const;
export type PartySide = (typeof PARTY_SIDES)[number];

/** A file of cases, or of entries alone. */
interface CaseFile {
  cases?: ToldCase[];
  entries?: PostingExample[];
}

/** A case in the form of its file. */
type ToldCase = WorkedCase | TripCase | HotelCase;

function asStory(told: ToldCase): WorkedCase {
  if (isTripCase(told)) return tripStoryOf(told);
  return isHotelCase(told) ? stayStoryOf(told) : told;
}

/** The cases of a file, or those that are named. */
export async function readCases(file: string, wanted: readonly string[] = []): Promise<WorkedCase[]> {
  const { cases: told, entries } = JSON.parse(await readFile(file, 'utf8')) as CaseFile;
  if (!told && !entries) throw new Error(`${file} holds no cases.`);
  const cases = told ? told.map(asStory) : storiesOfExamples(entries ?? []);
  const known = new Set(cases.map(({ id }) => id));
  const unknown = wanted.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`${file} has no case ${unknown.join(', ')}.`);
  return wanted.length > 0 ? cases.filter(({ id }) => wanted.includes(id)) : cases;
}
