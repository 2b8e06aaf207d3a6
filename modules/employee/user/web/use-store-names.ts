import { useQuery } from '@tanstack/react-query';
import type { Option } from '#ui/fields/options.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';

const MOST_STORES = 200;

/** The stores of the branch one works in, as options; none where the branch keeps no stores apart. */
export function useStoreNames(): readonly Option[] {
  const may = useMay();
  const { switches } = useBranch();
  const store = useRegistry().entity('store');
  const found = useQuery({
    ...queriesOf(store).search('', MOST_STORES),
    enabled: switches.has_store === true && may(store.permissions.list),
  });
  return (found.data ?? []).map(({ id, name }) => ({ value: id, title: String(name) }));
}
