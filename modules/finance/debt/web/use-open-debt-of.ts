import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { debt } from '../debt.entity.ts';

/** What is still open of a document that left a debt, for whoever may see debts; nothing where all of it is paid. */
export function useOpenDebtOf(sourceId: string | null, isAsked: boolean): WireRow | undefined {
  const mayList = useMay()(debt.permissions.list);
  const { data } = useQuery({
    ...queriesOf(debt).list(DEFAULT_LIST_STATE, { source_id: sourceId ?? '' }),
    enabled: isAsked && mayList && sourceId !== null,
  });
  return data?.data.find(({ remain_amount }) => Number(remain_amount) > 0);
}
