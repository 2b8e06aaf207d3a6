import { folded } from '#core/folded-text.ts';

/** What of a text says whose it is. */
export interface ScoredText {
  amount: bigint;
  party_name: string | null;
  party_phone: string | null;
  transaction_id: string | null;
  /** The moment of the transfer. */
  at: Date | null;
  text: string;
}

/** A document that is open, or that has been paid already by a transfer that somebody typed. */
export interface OpenDocument {
  id: string;
  number: string | null;
  party: string;
  /** One and the same for all documents of a party; null of a walk-in customer. */
  party_id: string | null;
  phone: string | null;
  remain_amount: bigint;
  /** All that the party owes, or is owed. */
  party_debts: bigint;
  at: Date;
  references: readonly string[];
}

export const BECAUSE = [
  ...(['same_reference', 'amount_remains', 'amount_of_all', 'amount_less', 'amount_more'] as const),
  ...(['phone', 'name', 'one_name', 'number', 'same_time'] as const),
] as const;
export type Because = (typeof BECAUSE)[number];

export interface Scored<D extends OpenDocument = OpenDocument> {
  document: D;
  score: number;
  strength: 'strong' | 'possible';
  because: readonly Because[];
}

const POINTS: Readonly<Record<Because, number>> = {
  same_reference: 100,
  amount_remains: 40,
  amount_of_all: 30,
  amount_less: 10,
  amount_more: 5,
  phone: 40,
  name: 25,
  one_name: 10,
  number: 50,
  same_time: 10,
};
const [STRONG, POSSIBLE, MOST] = [70, 40, 99];
const HALF_AN_HOUR = 30 * 60_000;

/** The documents that a text may pay, the likeliest first and of equals the oldest; nothing posts by it. */
export function scored<D extends OpenDocument>(text: ScoredText, documents: readonly D[]): Scored<D>[] {
  const wanted = { words: wordsOf(text.party_name ?? ''), text: folded(text.text) };
  return documents
    .map((document): Scored<D> => {
      const because = reasons(text, document, wanted);
      const points = because.reduce((sum, one) => sum + POINTS[one], 0);
      const score = because.includes('same_reference') ? points : Math.min(points, MOST);
      return { document, score, strength: score >= STRONG ? 'strong' : 'possible', because };
    })
    .filter(({ score }) => score >= POSSIBLE)
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.document.at.getTime() - other.document.at.getTime() ||
        String(one.document.number).localeCompare(String(other.document.number)),
    );
}

/** What is chosen beforehand: one clear best, or all debts of one party. */
export type Preselected = { document: string } | { party: string } | null;

/** Of equals nobody chooses for a person, unless they are debts of one party that the amount pays to the last. */
export function preselected(suggestions: readonly Scored[]): Preselected {
  const strong = suggestions.filter(({ strength }) => strength === 'strong');
  const [first, second] = strong;
  if (!first) return null;
  if (!second || first.score > second.score) return { document: first.document.id };
  const { party_id } = first.document;
  const isAll = strong.every(
    ({ document, because }) => document.party_id === party_id && because.includes('amount_of_all'),
  );
  return isAll && party_id ? { party: party_id } : null;
}

interface Wanted {
  words: ReadonlySet<string>;
  text: string;
}

function reasons(text: ScoredText, document: OpenDocument, wanted: Wanted): Because[] {
  const reference = text.transaction_id?.toUpperCase();
  if (reference && document.references.some((one) => one.toUpperCase() === reference))
    return ['same_reference'];
  const names = [...wordsOf(document.party)].filter((word) => wanted.words.has(word)).length;
  return [
    ...amountReason(text.amount, document),
    ...(text.party_phone && text.party_phone === document.phone ? (['phone'] as const) : []),
    ...(names >= 2 ? (['name'] as const) : names === 1 ? (['one_name'] as const) : []),
    ...(says(wanted.text, document.number) ? (['number'] as const) : []),
    ...(text.at && Math.abs(text.at.getTime() - document.at.getTime()) <= HALF_AN_HOUR
      ? (['same_time'] as const)
      : []),
  ];
}

function amountReason(amount: bigint, { remain_amount, party_debts }: OpenDocument): Because[] {
  if (remain_amount <= 0n) return [];
  if (amount === remain_amount) return ['amount_remains'];
  if (amount === party_debts) return ['amount_of_all'];
  return [amount < remain_amount ? 'amount_less' : 'amount_more'];
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(folded(name).match(/[\p{L}\p{N}']{2,}/gu) ?? []);

function says(text: string, number: string | null): boolean {
  if (!number) return false;
  const place = text.indexOf(folded(number));
  const around = place < 0 ? '' : `${text[place - 1] ?? ''}${text[place + number.length] ?? ''}`;
  return place >= 0 && !/[\p{L}\p{N}]/u.test(around);
}

/** Payments whose sum is an amount, the fewest first, at most five: one transfer that was entered in parts. */
export function partsOf<P extends { amount: bigint }>(
  amount: bigint,
  payments: readonly P[],
): readonly P[] | null {
  for (let count = 1; count <= 5; count += 1) {
    const found = subset(amount, payments, count);
    if (found) return found;
  }
  return null;
}

function subset<P extends { amount: bigint }>(
  amount: bigint,
  among: readonly P[],
  count: number,
): P[] | null {
  if (count === 0) return amount === 0n ? [] : null;
  for (const [place, one] of among.entries()) {
    if (one.amount > amount) continue;
    const rest = subset(amount - one.amount, among.slice(place + 1), count - 1);
    if (rest) return [one, ...rest];
  }
  return null;
}
