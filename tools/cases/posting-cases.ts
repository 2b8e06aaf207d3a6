import type { CaseEvent, EntryLine, WorkedCase } from './case-file.ts';
import { BEGINNING, OTHER, type PostingStep, type PostingStory, SHOP } from './posting-shop.ts';
import { POSTING_STORIES } from './posting-stories.ts';

/** What an event posts, account by account: the examples of `posting-examples.json`. */
export interface PostingExample {
  id: string;
  event: string;
  /** Of which of two branches, where there are two. */
  branch?: string;
  lines: readonly EntryLine[];
}

/** The examples that no story shows, and why. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  'EV-36': 'SMS are used as they leave, booked by a job: MW-K01 of the messages is this example.',
};

/**
 * Worked entries as stories: each example is what one event posts, in a branch that is registered for VAT and once more in one
 * that is not, where what would be VAT is part of the price (rule `not_vat_registered` of the file).
 */
export function storiesOfExamples(examples: readonly PostingExample[]): WorkedCase[] {
  const lines = new Map(examples.map((example) => [example.id, example]));
  const told = (isRegistered: boolean) =>
    POSTING_STORIES.filter(({ only }) => only !== (isRegistered ? 'without VAT' : 'with VAT')).map((story) =>
      storyOf(story, lines, isRegistered),
    );
  return [...told(true), ...told(false)];
}

function storyOf(
  { title, branch, given, steps }: PostingStory,
  examples: ReadonlyMap<string, PostingExample>,
  isRegistered: boolean,
): WorkedCase {
  const shown = steps.flatMap(({ shows = [] }) => shows);
  const registered = { vat_registered: isRegistered, tax_mode: 'inclusive' as const };
  let date = '2026-03-02';
  const events = steps.map((step, place): CaseEvent => {
    date = step.date ?? date;
    const { command, key, input } = step;
    return {
      ...{ no: place + 1, date, branch: step.branch ?? SHOP, command, input },
      ...(key ? { key } : {}),
      ...(step.shows
        ? { untold: 'goods', expect: { entries: entriesOf(step, examples, isRegistered) } }
        : { untold: 'everything' }),
    };
  });
  return {
    id: `${[shown[0], shown.length > 1 ? shown.at(-1) : []].flat().join(' to ')}${isRegistered ? '' : ' without VAT'}`,
    title,
    initial: {
      ...BEGINNING,
      ...given,
      branches: [
        { name: SHOP, ...registered, ...branch },
        { name: OTHER, ...registered },
      ],
    },
    events,
  };
}

function entriesOf(
  { command, shows = [], also = [], instead = {} }: PostingStep,
  examples: ReadonlyMap<string, PostingExample>,
  isRegistered: boolean,
) {
  const entries = shows.map((id) => {
    const example = examples.get(id);
    if (!example) throw new Error(`There is no example ${id}.`);
    const lines = isRegistered ? example.lines : withoutVat(example);
    return {
      branch: example.branch === '2' ? OTHER : SHOP,
      lines: lines
        .map((line) => ({ ...line, account: instead[line.account] ?? line.account }))
        .map((line) => (command === OPENS_ACCOUNT ? line : inMoney(line))),
    };
  });
  return [...entries, ...also].filter(({ lines }) => lines.length > 0);
}

/** An account that is only opened by an event has no name in the story. */
const OPENS_ACCOUNT = 'account';

/** Money lies in the account of its kind. */
const MONEY_OF: Readonly<Record<string, string>> = {
  1010: 'Kariakoo till',
  1020: 'Kariakoo CRDB',
  1030: 'Kariakoo M-PESA',
};

function inMoney(line: EntryLine): EntryLine {
  const money_account = MONEY_OF[line.account];
  return money_account ? { ...line, money_account } : line;
}

const OUTPUT = '2200';
const INPUT = '1300';
/** Where the VAT of an entry belongs in a branch that has none: what was earned, taken back or bought. */
const BEARS: Readonly<Record<string, readonly string[]>> = {
  [OUTPUT]: ['4000', '4010', '4900'],
  [INPUT]: ['2050', '1200'],
};
/** Goods that come before their bill are worth what they will cost, with the VAT that nobody gives back. */
const COME_BEFORE_BILL = 'EV-05';
const VAT_RATE = 18;

function withoutVat({ id, lines }: PostingExample): EntryLine[] {
  const rest = lines.filter(({ account }) => !BEARS[account]);
  if (id === COME_BEFORE_BILL) {
    const dearer = (amount: number) => (amount * (100 + VAT_RATE)) / 100;
    return rest.map((line) => ({ ...line, debit: dearer(line.debit), credit: dearer(line.credit) }));
  }
  return lines.reduce<EntryLine[]>((left, { account, debit, credit }) => {
    const bears = BEARS[account];
    if (!bears) return left;
    return left.map((line) =>
      line === left.find((one) => bears.includes(one.account))
        ? { ...line, debit: line.debit + debit, credit: line.credit + credit }
        : line,
    );
  }, rest);
}
