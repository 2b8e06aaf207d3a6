import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { PartyKind } from '../../payable/party.rules.ts';

/** Whose statement, from which day to which. */
export interface StatementAddress {
  id: string;
  date?: string | undefined;
  date_to?: string | undefined;
  /** That of the branch where left out. */
  currency?: Currency | undefined;
}

export interface Statement {
  name: string;
  currency: Currency;
  date: string;
  date_to: string;
  opening: number;
  closing: number;
  debit: number;
  credit: number;
  rows: readonly {
    entry_id: string;
    date: string;
    branch_name: string;
    source_kind: string;
    source_id: string;
    is_reversal: boolean;
    number: string | null;
    debit: number;
    credit: number;
    balance: number;
  }[];
  /** What is owed in each currency, side by side. */
  balances: readonly { currency: Currency; balance: number }[];
}

export function statementOf(kind: PartyKind, address: StatementAddress) {
  return queryOptions({
    queryKey: [kind, 'statement', address] as const,
    queryFn: ({ signal }) =>
      call<Statement>('GET', withQuery(`${kind}/statement`, { ...address }), { signal }),
  });
}

/** Lets the browser fetch the statement as a workbook, with a ticket that is good for one time. */
export async function downloadStatement(kind: PartyKind, address: StatementAddress): Promise<void> {
  const url = `api/${withQuery(`${kind}/statement/export`, { ...address })}`;
  const ticket = await call<{ url: string }>('POST', 'download', { body: { url } });
  const link = document.createElement('a');
  link.href = `/${ticket.url}`;
  link.download = '';
  link.click();
}
