import { queryOptions, useQuery } from '@tanstack/react-query';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { call } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { type Receipt, receiptOf } from '../receipt.rules.ts';
import type { Letterhead, SaleOnPaper } from '../sale-on-paper.ts';

/** The head of the papers of one branch; it hardly ever changes. */
export const letterheadOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'letterhead', branchId] as const,
    queryFn: ({ signal }) => call<Letterhead>('GET', 'branch/letterhead', { signal }),
    staleTime: 10 * 60_000,
  });

/** The receipt of a sale in the user's language, as the branch wants it; undefined until all that stands on it is known. */
export function useReceipt(sale: SaleOnPaper, copy = 0): Receipt | undefined {
  const { language } = useLanguage();
  const { branch_settings } = useCurrentUser();
  const { data: head } = useQuery(letterheadOf(useBranch().id));
  const tin = useTinOf(sale);
  if (!head || tin === undefined) return undefined;
  const known = { ...sale, customer_tin_number: tin };
  return receiptOf({ sale: known, head, settings: branch_settings, language, copy });
}

/** Of a customer whom the user may open; null where there is none, undefined while it is asked for. */
function useTinOf({ customer_id }: SaleOnPaper): string | null | undefined {
  const may = useMay();
  const isAsked = Boolean(customer_id) && may(customer.permissions.view);
  const { data, isLoading } = useQuery({ ...queriesOf(customer).one(customer_id ?? ''), enabled: isAsked });
  if (isAsked && isLoading) return undefined;
  return (data?.tin_number as string | null | undefined) ?? null;
}
