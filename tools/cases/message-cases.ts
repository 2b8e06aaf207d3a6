import { readFile } from 'node:fs/promises';
import type { InitialShop } from './case-file.ts';
import type { CasePlace } from './case-server.ts';
import { type CaseShop, NotGiven, openCaseShop } from './case-shop.ts';
import { type CreditCase, playCredit } from './credit-cases.ts';
import { type FeeCase, playFee } from './fee-cases.ts';
import { playMatch } from './match-cases.ts';
import {
  differing,
  type Fields,
  type MatchCase,
  type MessageRow,
  paste,
  readMessage,
} from './message-calls.ts';
import type { Found, Played } from './play-case.ts';
import { type AudienceCase, playAudience, playSms, type SmsCase } from './rule-cases.ts';

/** Cases of texts stand in sections of their own kind. */
export interface MessageFile {
  parse_cases: readonly ParseCase[];
  same_event_cases: readonly EventCase[];
  balance_cases: readonly BalanceCase[];
  match_cases: readonly MatchCase[];
  sms_cases: readonly SmsCase[];
  audience_cases: readonly AudienceCase[];
  fee_cases: readonly FeeCase[];
  credit_cases: readonly CreditCase[];
}

interface ParseCase {
  id: string;
  sender: string;
  text: string;
  expected: Fields;
}

interface EventCase {
  id: string;
  title: string;
  texts?: readonly string[];
  second_text?: string;
  pasted?: string;
  expected: { events: number; statuses?: readonly string[]; merged?: Fields; second?: Fields };
}

interface BalanceCase {
  id: string;
  title: string;
  balance_before: number;
  texts: readonly { direction: 'in' | 'out'; amount: number; fee?: number; balance: number }[];
  expected: { steps: readonly { gap: number; warnings: readonly string[] }[] };
}

/** A case that is played by itself. */
interface MessageCase {
  id: string;
  title: string;
  play(shop: CaseShop): Promise<string[]>;
}

/** The cases of texts in a file; none where it has no such sections. */
export async function readMessageCases(path: string, wanted: readonly string[] = []): Promise<MessageCase[]> {
  const file = JSON.parse(await readFile(path, 'utf8')) as Partial<MessageFile>;
  const { parse_cases = [], same_event_cases = [], balance_cases = [], match_cases = [] } = file;
  const { sms_cases = [], audience_cases = [], fee_cases = [], credit_cases = [] } = file;
  const textOf = (said: string) => parse_cases.find(({ id }) => id === said)?.text ?? said;
  const cases: MessageCase[] = [
    ...parse_cases.map((one) => ({
      id: one.id,
      title: one.text.slice(0, 60),
      play: (shop: CaseShop) => playText(shop, one),
    })),
    ...same_event_cases.map((one) => ({ ...one, play: (shop: CaseShop) => playEvents(shop, one, textOf) })),
    ...balance_cases.map((one) => ({ ...one, play: (shop: CaseShop) => playBalances(shop, one) })),
    ...match_cases
      .filter(({ open_documents }) => open_documents)
      .map((one) => ({ ...one, play: (shop: CaseShop) => playMatch(shop, one) })),
    ...sms_cases.map((one) => ({ ...one, play: () => Promise.resolve(playSms(one)) })),
    ...audience_cases
      .filter(({ expected }) => expected.messages === undefined)
      .map((one) => ({ ...one, play: () => Promise.resolve(playAudience(one)) })),
    ...credit_cases.map((one) => ({ ...one, play: () => Promise.resolve(playCredit(one)) })),
    ...fee_cases.map((one) => ({ ...one, play: (shop: CaseShop) => playFee(shop, one) })),
  ];
  return wanted.length > 0 ? cases.filter(({ id }) => wanted.includes(id)) : cases;
}

/** Cases of a file of texts that are of a kind nobody plays yet, such as parts of an SMS. */
export async function unplayedIn(path: string): Promise<string[]> {
  const played = new Set((await readMessageCases(path)).map(({ id }) => id));
  const sections = Object.values(JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>);
  return sections
    .flatMap((section) => (Array.isArray(section) ? section : []))
    .flatMap(({ id }: { id?: string }) => (id && !played.has(id) ? [id] : []));
}

/** Plays a case of texts in a business of its own, which is called as the cases call it. */
export async function playMessageCase(place: CasePlace, { id, title, play }: MessageCase): Promise<Played> {
  const initial: InitialShop = {
    ...{ business: 'MKUNAZI TRADERS', date: '2026-12-01', branches: [{ name: 'Main' }], stores: [] },
    accounts: [
      { name: 'M-PESA', branch: 'Main', type: 'mobile', provider: 'M-PESA' },
      { name: 'Mixx', branch: 'Main', type: 'mobile', provider: 'MIXBYYAS' },
    ],
  };
  const found = (lines: readonly string[]): Found[] => lines.map((line) => ({ no: null, line }));
  try {
    const shop = await openCaseShop(place, initial);
    return { id, title, differences: found([...shop.notGiven, ...(await play(shop))]) };
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    return { id, title, differences: found([error.message]) };
  }
}

/** What a case may say of a text; what it does not say must be empty. */
const READ = [
  ...([
    'provider',
    'kind',
    'direction',
    'moved',
    'amount',
    'currency',
    'fee',
    'levy',
    'vat',
    'balance',
  ] as const),
  ...(['party_name', 'party_phone', 'party_account', 'network', 'transaction_id', 'receipt', 'at'] as const),
] as const;

async function playText(shop: CaseShop, { sender, text, expected }: ParseCase): Promise<string[]> {
  const [taken] = await paste(shop, { text, sender });
  const stored = expected.stored !== false;
  if (taken?.stored !== stored) return [`stored is ${taken?.stored}, should be ${stored}`];
  if (!taken.id) return differing({ kind: taken.kind }, { kind: expected.kind });
  const row = await readMessage(shop, taken.id);
  return differing({ ...row, warnings: row.warnings }, { warnings: [], ...emptied(expected) });
}

/** What a case leaves out is nothing. */
const emptied = (expected: Fields): Fields => ({
  ...Object.fromEntries(READ.map((field) => [field, null])),
  ...Object.fromEntries(Object.entries(expected).filter(([key]) => key !== 'stored' && key !== 'note')),
});

async function playEvents(
  shop: CaseShop,
  one: EventCase,
  textOf: (said: string) => string,
): Promise<string[]> {
  const { texts = [], pasted, second_text, expected } = one;
  const said = pasted ? [pasted] : texts.map((text, at) => (at === 1 && second_text) || textOf(text));
  const taken = [];
  for (const text of said) taken.push(...(await paste(shop, { text })));
  const rows: MessageRow[] = [];
  for (const { id } of taken) if (id) rows.push(await readMessage(shop, id));
  const [first, second] = rows;
  const events = rows.filter(({ duplicate_of_id }) => !duplicate_of_id).length;
  return [
    ...differing({ events }, { events: expected.events }),
    ...differing(
      { statuses: rows.map(({ status }) => status) },
      expected.statuses ? { statuses: expected.statuses } : {},
    ),
    ...differing(first ?? {}, expected.merged ?? {}),
    ...differing(second ?? {}, expected.second ?? {}),
  ];
}

async function playBalances(
  shop: CaseShop,
  { balance_before, texts, expected }: BalanceCase,
): Promise<string[]> {
  const chain = [{ direction: 'in' as const, amount: 1, fee: 0, balance: balance_before }, ...texts];
  const ids: string[] = [];
  for (const [at, { direction, amount, fee = 0, balance }] of chain.entries()) {
    const [verb, way] = direction === 'in' ? ['received', 'from'] : ['sent', 'to'];
    const text = `You have ${verb} TSh ${amount} ${way} ASHA MUSHI. Charges TSh ${fee}. New balance is TSh ${balance}. TxnID: 2649537100${1000 + at}. 14/11/26 19:${10 + at}.`;
    ids.push(...(await paste(shop, { text, sender: 'MIXX BY YAS' })).flatMap(({ id }) => id ?? []));
  }
  const differences: string[] = [];
  for (const [at, { gap, warnings }] of expected.steps.entries()) {
    const { balance_gap } = await readMessage(shop, ids[at + 1] ?? '');
    const warned = balance_gap ? ['balance_gap'] : [];
    differences.push(...differing({ gap: balance_gap, warnings: warned }, { gap, warnings }));
  }
  return differences;
}
