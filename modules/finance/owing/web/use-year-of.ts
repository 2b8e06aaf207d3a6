import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { writeListFilter } from '#core/list-filter.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';

const THIS_YEAR = writeListFilter({
  join: 'all',
  parts: [{ field: 'date', is: 'within', value: 'this_year' }],
});

/**
 * How many documents of a kind a party has in this branch this year, and what they come to in one of their sums, on the wire;
 * nothing for whoever may not list them.
 */
export function useYearOf(entity: AnyEntity, sum: string, party: { kind: PartyKind; id: string }) {
  const may = useMay();
  const filters = { [`${party.kind}_id`]: party.id, filter: THIS_YEAR };
  const { data } = useQuery({
    ...queriesOf(entity).totals(DEFAULT_LIST_STATE, filters),
    enabled: may(entity.permissions.list),
  });
  const amount = data?.sums[0]?.[sum];
  return data && typeof amount === 'number' ? { count: data.count, amount } : null;
}
