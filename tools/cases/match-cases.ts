import { newId } from '#core/ids.ts';
import { MATCH } from '#modules/finance/transaction-message/web/transaction-message.words.ts';
import { readBooks } from './books.ts';
import { newReference } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { differing, type MatchCase, type OpenDocument, paste } from './message-calls.ts';

type Because = keyof typeof MATCH;

interface Suggested {
  confirms: { because: Because[] } | null;
  suggestions: {
    debt_id: string;
    party: string;
    score: number;
    strength: string;
    because: Because[];
  }[];
  preselected: { document?: string; party?: string; confirms?: boolean } | null;
}

/** Plays a text against open documents: what is suggested and chosen, and what a match posts. */
export async function playMatch(shop: CaseShop, one: MatchCase): Promise<string[]> {
  const { message, expected } = one;
  const numbers = new Map<string, string>();
  const parties = new Map<string, string>();
  const documents = (one.open_documents ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
  shop.clock.begin('2026-10-01');
  for (const document of documents) await openDocument(shop, document, { numbers, parties });
  shop.clock.next(String(message.at).slice(0, 10), String(message.at).slice(11));
  const [taken] = await paste(shop, { text: textOf(message), sender: 'M-PESA' });
  const id = taken?.id ?? '';
  const path = `api/transaction-message/suggestions?id=${id}`;
  const ask = { method: 'GET', path, branchId: firstBranch(shop) } as const;
  const { confirms, suggestions, preselected } = await shop.client.must<Suggested>(ask);
  const borne = documents.find(({ references }) => references.length > 0)?.number ?? null;
  const said = (because: readonly Because[]) => because.map((reason) => MATCH[reason].en);
  const found = {
    suggestions: [
      ...(confirms
        ? [{ document: borne, score: 100, strength: 'strong', because: said(confirms.because) }]
        : []),
      ...suggestions.map(({ debt_id, score, strength, because }) => ({
        ...{ document: numbers.get(debt_id), score, strength, because: said(because) },
      })),
    ],
    preselected: chosen(preselected, borne, numbers, parties),
  };
  const { suggestions: wanted, preselected: best, when_matched } = expected;
  const differences = differing(found, { suggestions: wanted, preselected: best });
  if (!when_matched || !preselected) return differences;
  const before = await readBooks(shop);
  const body = { id, ...whatOf(preselected) };
  const call = {
    method: 'PUT',
    path: 'api/transaction-message/match',
    branchId: firstBranch(shop),
    body,
  } as const;
  await shop.client.must(call);
  const after = await readBooks(shop);
  const posted = [...after.entries].filter(([entry]) => !before.entries.has(entry)).map(([, entry]) => entry);
  const { journal } = when_matched as { journal: Journal };
  return [...differences, ...differing({ journal: summed(posted) }, { journal: summed(journal) })];
}

interface Line {
  account?: string;
  account_code?: string;
  debit: number;
  credit: number;
}
export type Journal = readonly { date: string; lines: readonly Line[] }[];

/** What was booked on each account and day. */
export function summed(journal: Journal): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { date, lines } of journal)
    for (const { account, account_code = account ?? '', debit, credit } of lines) {
      const key = `${date} ${account_code.split('-')[0]}`;
      sums.set(key, Math.round((sums.get(key) ?? 0) * 100 + debit * 100 - credit * 100) / 100);
    }
  return Object.fromEntries([...sums].toSorted());
}

const whatOf = ({ document, party, confirms }: NonNullable<Suggested['preselected']>) =>
  confirms ? { confirms } : document ? { debts: [document] } : { customer_id: party };

function chosen(
  preselected: Suggested['preselected'],
  borne: string | null,
  numbers: ReadonlyMap<string, string>,
  parties: ReadonlyMap<string, string>,
): string | null {
  if (!preselected) return null;
  if (preselected.confirms) return borne;
  const party = [...parties].find(([, id]) => id === preselected.party)?.[0];
  return numbers.get(preselected.document ?? '') ?? `all debts of ${party}`;
}

/** Something that a customer owes; one that bears a reference was paid by it. */
async function openDocument(
  shop: CaseShop,
  { number, party, phone, remain_amount, at, references }: OpenDocument,
  { numbers, parties }: { numbers: Map<string, string>; parties: Map<string, string> },
): Promise<void> {
  const branchId = firstBranch(shop);
  const post = async (path: string, body: object) =>
    (await shop.client.must<{ id: string }>({ method: 'POST', path, branchId, body })).id;
  shop.clock.next(at.slice(0, 10), at.slice(11));
  const known = parties.get(party);
  const customer_id =
    known ?? (await post('api/customer', { name: party, ...(phone ? { phone_number: phone } : {}) }));
  parties.set(party, customer_id);
  const [reference] = references;
  if (reference === undefined) {
    numbers.set(await post('api/debt', { kind: 'debtor', customer_id, amount: remain_amount }), number);
    return;
  }
  const money = { mode: 'emoney', account_id: shop.accounts.get('M-PESA')?.id, amount: 1, reference };
  await post('api/payment', { id: newId(), kind: 'customer', party_id: customer_id, ...money });
}

/** A text that says what the message of a case says. */
function textOf({ transaction_id, amount, party_name, party_phone, at }: MatchCase['message']): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(.+)$/.exec(String(at)) ?? [];
  return `${transaction_id ?? newReference()} Confirmed. You have received Tsh${amount}.00 from ${party_phone} - ${party_name} on ${day}/${month}/${year} at ${time}.`;
}
