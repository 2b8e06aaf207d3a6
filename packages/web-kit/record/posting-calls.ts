import { queryOptions } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { entersBooks } from '#core/define-states.ts';
import { SEES_ENTRIES } from '#core/trade/posting.ts';
import { call, withQuery } from '../api/client.ts';

/** Entries and movements of a document, with the names of what they are about. */
export interface WirePosting {
  entries: readonly {
    date: string;
    is_reversal: boolean;
    lines: readonly { account_code: string; account_name: string; debit: number; credit: number }[];
  }[];
  /** The first of them; `goods_total` says how many there are. */
  goods: readonly {
    product_id: string;
    product_name: string;
    store_id: string;
    store_name: string;
    quantity: number;
    /** Absent for those who do not see costs. */
    value?: number;
  }[];
  goods_total: number;
}

/** What a document has posted, and what each transition would post that the user may make now. */
export interface PostingOfRecord extends WirePosting {
  next: readonly (WirePosting & { transition: string })[];
}

export function postingOf({ name }: AnyEntity, id: string) {
  return queryOptions({
    queryKey: [name, 'posting', id] as const,
    queryFn: ({ signal }) => call<PostingOfRecord>('GET', withQuery(`${name}/posting`, { id }), { signal }),
  });
}

/** Whether this user sees what documents of a kind post. */
export function seesPosting(entity: AnyEntity, may: (right: string) => boolean): boolean {
  return entersBooks(entity) && may(entity.permissions.view) && may(SEES_ENTRIES);
}
