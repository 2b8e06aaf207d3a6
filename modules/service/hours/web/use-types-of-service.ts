import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';

const MOST = 100;

/** The kinds of work that the branch offers, by name. */
export function useTypesOfService(): { id: string; name: string }[] {
  const { data } = useQuery(
    queriesOf(serviceType).list({ ...DEFAULT_LIST_STATE, sort: 'name', order: 1, limit: MOST }),
  );
  return (data?.data ?? []).map(({ id, name }) => ({ id, name: String(name) }));
}
