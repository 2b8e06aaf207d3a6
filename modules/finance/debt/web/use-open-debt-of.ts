import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { debt } from '../debt.entity.ts';

/** The same of a document for which one party owes. */
export function useOpenDebtOf(
  sourceId: string | null,
  isAsked: boolean,
): { open: WireRow | undefined; waited: boolean } {
  const { open, waited } = useOpenDebtsOf(sourceId, isAsked);
  return { open: open[0], waited };
}

/**
 * What is still open of a document that left a debt, of each who owes for it, for whoever may see debts; nothing where all of it
 * is paid. It is `waited` for while that is not known, so that nobody pays another one meanwhile.
 */
export function useOpenDebtsOf(
  sourceId: string | null,
  isAsked: boolean,
): { open: readonly WireRow[]; waited: boolean } {
  const mayList = useMay()(debt.permissions.list);
  const enabled = isAsked && mayList && sourceId !== null;
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...queriesOf(debt).list(DEFAULT_LIST_STATE, { source_id: sourceId ?? '' }),
    enabled,
  });
  // While the debts of one document are asked for, the list still holds those of the one before.
  const debts = enabled && !isPlaceholderData ? data?.data : undefined;
  return {
    open: (debts ?? []).filter(({ remain_amount }) => Number(remain_amount) > 0),
    waited: enabled && (isLoading || isPlaceholderData),
  };
}
