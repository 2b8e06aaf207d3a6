import { useQuery } from '@tanstack/react-query';
import type { Option } from '#ui/fields/options.tsx';
import { ask } from '#web-kit/api/client.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { storesOfBranchesAnswer } from '../stores-of-branches.answer.ts';

/** A store of one of the branches the user works in. */
export interface StoreOption extends Option {
  branch: string;
}

/** The stores of all branches the user works in; none where he may not list stores. */
export function useStores(): readonly StoreOption[] {
  const may = useMay();
  const store = useRegistry().entity('store');
  const found = useQuery({
    queryKey: [store.name, 'of-branches'],
    queryFn: ({ signal }) => ask(storesOfBranchesAnswer, 'store/of-branches', { signal }),
    enabled: may(store.permissions.list),
  });
  return (found.data ?? []).map(({ id, name, branch_id }) => ({ value: id, title: name, branch: branch_id }));
}
