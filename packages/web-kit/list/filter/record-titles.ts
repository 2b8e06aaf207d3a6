import { useQueries } from '@tanstack/react-query';
import { queriesOf } from '../../api/queries.ts';
import { useRegistry } from '../../screens/registry.tsx';

/** The names of records that an address only knows by their ids; dots stand while one is on its way. */
export function useRecordTitles(target: string | undefined, ids: readonly string[]): string[] {
  const registry = useRegistry();
  const entity = target === undefined ? undefined : registry.entity(target);
  const found = useQueries({
    queries: entity ? ids.map((id) => ({ ...queriesOf(entity).one(id), retry: false })) : [],
  });
  return ids.map((_, index) => String(found[index]?.data?.[entity?.title ?? ''] ?? '…'));
}
