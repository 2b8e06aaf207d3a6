import { type CaseShop, firstBranch } from './case-shop.ts';
import { ZONE } from './story-clock.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A text and the documents that were open as it came. */
export interface MatchCase {
  id: string;
  title: string;
  message: Fields;
  open_documents?: readonly OpenDocument[];
  expected: Fields;
}

export interface OpenDocument {
  number: string;
  party: string;
  phone: string | null;
  remain_amount: number;
  at: string;
  references: readonly string[];
}

/** A text as the product shows it. */
export interface MessageRow extends Fields {
  status: string;
  duplicate_of_id: string | null;
  balance_gap: number | null;
}

/** What the product says of a text that it was given. */
export interface TakenText {
  id: string | null;
  stored: boolean;
  kind: string;
}

export async function paste(
  shop: CaseShop,
  body: { text: string; sender?: string; account_id?: string },
): Promise<TakenText[]> {
  const call = {
    method: 'POST',
    path: 'api/transaction-message',
    branchId: firstBranch(shop),
    body,
  } as const;
  return (await shop.client.must<{ texts: TakenText[] }>(call)).texts;
}

export function readMessage(shop: CaseShop, id: string): Promise<MessageRow> {
  const path = `api/transaction-message?id=${id}`;
  return shop.client.must<MessageRow>({ method: 'GET', path, branchId: firstBranch(shop) });
}

/** A moment as a case writes it, as exactly as the case does; nothing where it says nothing. */
function localTime(at: unknown, wanted: unknown): string | null {
  if (typeof at !== 'string') return null;
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone: ZONE }).replace(' ', 'T');
  return typeof wanted === 'string' ? shown.slice(0, wanted.length) : shown;
}

/** What is not as a case says, field by field. */
export function differing(row: Fields, expected: Fields): string[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const is = field === 'at' ? localTime(row.at, wanted) : row[field];
    return JSON.stringify(is) === JSON.stringify(wanted)
      ? []
      : [`${field} is ${JSON.stringify(is)}, should be ${JSON.stringify(wanted)}`];
  });
}
