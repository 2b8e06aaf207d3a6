import { InvalidFields } from '#core/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { type ChosenStore, storesOfCaller } from './stores-of-caller.ts';

/** How a store is asked for. */
interface Asked {
  /** The field that names it. */
  field?: string;
  /** Where nobody can say which it is: the first that the caller may use. */
  orFirst?: boolean;
}

/**
 * The store that a caller names. Where he names none it is the default one of the branch, or the only one he was given, as for
 * a record that he makes. One of another branch, a deleted one and one that he may not use are not found.
 */
export async function storeFor(
  context: Pick<ActorContext, 'tx' | 'actor' | 'branch'>,
  wanted: string | null | undefined,
  { field = 'store_id', orFirst = false }: Asked = {},
): Promise<string> {
  const stores = await storesOfCaller(context);
  const found = wanted ? stores.find(({ id }) => id === wanted) : usualOf(stores, orFirst);
  if (!found) throw new InvalidFields({ [field]: { key: wanted ? 'not_found' : 'required' } });
  return found.id;
}

function usualOf(stores: readonly ChosenStore[], orFirst: boolean): ChosenStore | undefined {
  const [first] = stores;
  // The default one stands first.
  return first?.is_default || orFirst || stores.length === 1 ? first : undefined;
}
