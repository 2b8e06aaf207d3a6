import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { downloadAnswer } from '#core/derive/download.answer.ts';
import { ask, callFor, withQuery } from '#web-kit/api/client.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import { statementAnswer } from '../statement.answer.ts';

/** Whose statement, from which day to which. */
export interface StatementAddress {
  id: string;
  date?: string | undefined;
  date_to?: string | undefined;
  /** That of the branch where left out. */
  currency?: Currency | undefined;
}

export function statementOf(kind: PartyKind, address: StatementAddress) {
  return queryOptions({
    queryKey: [kind, 'statement', address] as const,
    queryFn: ({ signal }) => ask(statementAnswer, withQuery(`${kind}/statement`, { ...address }), { signal }),
  });
}

/** Lets the browser fetch the statement as a workbook, with a ticket that is good for one time. */
export async function downloadStatement(kind: PartyKind, address: StatementAddress): Promise<void> {
  const url = `api/${withQuery(`${kind}/statement/export`, { ...address })}`;
  const ticket = await callFor(downloadAnswer, 'POST', 'download', { body: { url } });
  const link = document.createElement('a');
  link.href = `/${ticket.url}`;
  link.download = '';
  link.click();
}
