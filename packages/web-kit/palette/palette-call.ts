import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '../api/client.ts';
import type { WireRow } from '../api/queries.ts';

/** A record that the server offers for a word: of it what the user may read. */
export interface FoundRecord {
  entity: string;
  closeness: number;
  row: WireRow;
}

/** The closeness of what was found for a mistyped word. */
export const GUESSED = 5;

/** Records of every kind in which a word is found; the next key takes the question back. */
export function recordsWith(keyword: string) {
  return queryOptions({
    queryKey: ['palette', keyword] as const,
    queryFn: async ({ signal }) => {
      const path = withQuery('palette/find', { keyword });
      return (await call<{ found: FoundRecord[] }>('GET', path, { signal })).found;
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}
