import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';

const MOST = 100;

export interface TypeOfService {
  id: string;
  name: string;
  /** In minutes. */
  duration: number | null;
}

/** The kinds of work that the branch offers, by name. */
export function useTypesOfService(): TypeOfService[] {
  const state = { ...DEFAULT_LIST_STATE, condition: 'active', sort: 'name', order: 1 as const, limit: MOST };
  const { data } = useQuery(queriesOf(serviceType).list(state));
  return (data?.data ?? []).map(({ id, name, duration }) => ({
    ...{ id, name: String(name), duration: typeof duration === 'number' ? duration : null },
  }));
}
