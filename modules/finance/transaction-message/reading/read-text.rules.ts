import { folded } from '#core/folded-text.ts';
import { phoneNumber } from '#core/phone-number.ts';
import type { ProviderName } from '../../account/provider-names.ts';
import { type MessageKind, type MessageWarning, MONEY_KINDS, type MoneyKind } from './kinds.ts';
import { type LabelledParts, labelledParts } from './labelled-parts.rules.ts';
import { amountOf, isShillings } from './money-in-text.rules.ts';
import { noticeOf, takesBack } from './notices.rules.ts';
import { PROVIDERS, providerOfSender, providerOfWords } from './provider-of-text.rules.ts';
import type { CompiledPattern } from './text-pattern.ts';
import { timeIn } from './time-in-text.rules.ts';

/** Which reading of texts a row was made by. */
export const PARSER = 'onepos-1';

/** A text as it came: from whom, where that is known, and whose business it came to. */
export interface GivenText {
  text: string;
  sender: string | null;
  business: string;
}

/** What a text says, and nothing that it does not. Amounts are in minor units. */
export interface ReadText extends Omit<LabelledParts, 'id'> {
  provider: ProviderName;
  kind: MessageKind | null;
  direction: 'in' | 'out' | 'none';
  /** Null where its words are not known. */
  moved: boolean | null;
  amount: bigint | null;
  party_name: string | null;
  party_phone: string | null;
  party_account: string | null;
  network: string | null;
  transaction_id: string | null;
  reverses: string | null;
  at: string | null;
  warnings: MessageWarning[];
  confidence: number;
}

/** Reads a text of mobile money or of a bank. A wording that is not known is left unread, never guessed at. */
export function readText({ text, sender, business }: GivenText): ReadText {
  const plain = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const bySender = sender ? providerOfSender(sender) : null;
  const byWords = providerOfWords(plain);
  const provider = bySender ?? byWords ?? 'NONE';
  const found = firstFit(PROVIDERS[provider].patterns, plain);
  if (!found) return unread(plain, provider, bySender !== null || byWords !== null);
  const read = readMoved(plain, provider, found);
  const warnings = [
    ...(sender && !bySender ? (['sender_not_provider'] as const) : []),
    ...(bySender && bySender !== 'NONE' && byWords && byWords !== bySender && !isBankPair(bySender, byWords)
      ? (['other_provider'] as const)
      : []),
    ...read.warnings,
    ...(read.direction === 'out' && isSame(read.party_name, business) ? (['payer_copy'] as const) : []),
    ...(SEND_BACK.test(plain) ? (['asks_to_send_back'] as const) : []),
    ...(!bySender && LINK.test(plain) ? (['link'] as const) : []),
  ];
  const surely = bySender ? 95 : 80;
  return { ...read, warnings, confidence: warnings.length > 0 ? 50 : surely };
}

interface Fit {
  pattern: CompiledPattern;
  groups: Readonly<Record<string, string | undefined>>;
  amount: bigint;
  rest: string;
}

function firstFit(patterns: readonly CompiledPattern[], text: string): Fit | null {
  for (const pattern of patterns) {
    const found = pattern.expression.exec(text);
    const written = found?.groups?.amount;
    if (!found?.groups || !written) continue;
    const amount = isShillings(written) ? amountOf(written) : null;
    const rest = text.slice(found[0].length);
    // An amount that cannot be read, or words that take it back: nobody guesses.
    if (amount === null || amount <= 0n || takesBack(rest)) return null;
    return { pattern, groups: found.groups, amount, rest };
  }
  return null;
}

function readMoved(text: string, provider: ProviderName, { pattern, groups, amount }: Fit): ReadText {
  const { ids } = PROVIDERS[provider];
  const { id: labelled, ...parts } = labelledParts(text, PROVIDERS[provider]);
  const party_name = clean(groups.name);
  const kind = kindOf(pattern.kind, party_name);
  const direction = pattern.direction ?? MONEY_KINDS[pattern.kind];
  const numbered = groups.id ?? labelled;
  const transaction_id = numbered === null ? null : inItsCase(numbered);
  const { at, isImpossible } = timeIn(text);
  const isOdd = transaction_id !== null && !ids.test(transaction_id);
  // What came in is part of what is there afterwards.
  const isBelow = direction === 'in' && parts.balance !== null && parts.balance < amount;
  return {
    ...parts,
    provider,
    kind,
    direction,
    moved: true,
    amount,
    party_name,
    party_phone: groups.phone ? phoneNumber(groups.phone) : null,
    party_account: groups.account ?? null,
    network: clean(groups.network),
    transaction_id,
    reverses: groups.reverses?.toUpperCase() ?? null,
    at,
    warnings: [
      ...(pattern.isThin ? (['thin'] as const) : []),
      ...(isImpossible ? (['date_impossible'] as const) : []),
      ...(isOdd ? (['id_shape'] as const) : []),
      ...(isBelow ? (['balance_below_amount'] as const) : []),
    ],
    confidence: 0,
  };
}

function unread(text: string, provider: ProviderName, isOfProvider: boolean): ReadText {
  const kind = noticeOf(text, isOfProvider);
  return {
    ...{ provider, kind, direction: 'none', moved: kind === null ? null : false },
    ...{ amount: null, balance: null, fee: null, levy: null, vat: null, receipt: null, at: null },
    ...{ party_name: null, party_phone: null, party_account: null, network: null },
    ...{ transaction_id: null, reverses: null, warnings: [], confidence: 0 },
  };
}

/** A number of an event is written in capitals, save where its bank writes it small. */

const inItsCase = (id: string) => (/^[0-9a-f]{16}$/i.test(id) ? id.toLowerCase() : id.toUpperCase());

function kindOf(kind: MoneyKind, party: string | null): MoneyKind {
  if ((kind !== 'sent' && kind !== 'merchant_payment') || !party) return kind;
  return BY_NAME.find(([, words]) => words.test(party))?.[0] ?? kind;
}

const BY_NAME: readonly (readonly [MoneyKind, RegExp])[] = [
  ['bundle', /\b(?:bundles?|vifurushi|kifurushi|bando)\b/iu],
  ['airtime', /\b(?:airtime|muda wa maongezi)\b/iu],
  ['bill', /\b(?:luku|tanesco|dawasa|dawasco|azamtv|dstv|startimes)\b/iu],
];

const SEND_BACK =
  /\b(?:send (?:it |the money )?back|refund me|by mistake|rudisha (?:hela|pesa)|kimakosa|nirudishie|irudishe)\b/iu;
const LINK = /\b(?:https?:\/\/|www\.|bit\.ly)/iu;

/** A bank's name in a text of a wallet is where the money came from. */
const isBankPair = (one: ProviderName, other: ProviderName) =>
  ['CRDB', 'NMB', 'NBC', 'ABSA', 'EQUITY'].some((bank) => bank === one || bank === other);

const isSame = (name: string | null, business: string) => name !== null && folded(name) === folded(business);

function clean(name: string | undefined): string | null {
  return name?.replace(/[\s.,:;-]+$/u, '') || null;
}
