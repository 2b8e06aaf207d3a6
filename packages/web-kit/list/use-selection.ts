import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { LARGEST_LIMIT, type ListPage } from '#core/list-state.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import type { ListAddress } from './use-list-state.ts';

/** Which rows are selected; another condition, word or filter begins anew, another page does not. */
export function useSelection(entity: AnyEntity, { state, filters }: ListAddress) {
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [gathering, setGathering] = useState(false);
  const asked = JSON.stringify([state.condition, state.keyword, filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew whenever other rows are asked for
  useEffect(() => setSelected(new Set()), [asked]);
  const selectAll = async () => {
    setGathering(true);
    try {
      const all = new Set<string>();
      for (let page = 1, last = 1; page <= last; page++) {
        const query = queriesOf(entity).list({ ...state, limit: LARGEST_LIMIT, page }, filters);
        const found: ListPage<WireRow> = await client.fetchQuery({
          queryKey: query.queryKey,
          queryFn: query.queryFn as never,
        });
        for (const row of found.data) all.add(row.id);
        last = found.next_page ?? page;
      }
      setSelected(all);
    } finally {
      setGathering(false);
    }
  };
  const drop = (ids: readonly string[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  return { selected, setSelected, selectAll, gathering, drop, clear: () => setSelected(new Set()) };
}
