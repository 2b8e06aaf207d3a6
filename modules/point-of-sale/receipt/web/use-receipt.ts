import { queryOptions, useQuery } from '@tanstack/react-query';
import { pathOfPaper } from '#core/paper-code.ts';
import { letterheadAnswer } from '#modules/branch/branch/branch-questions.answer.ts';
import { ask } from '#web-kit/api/client.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useQr } from '#web-kit/qr/use-qr.ts';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { type PaperKind, receiptOf } from '../receipt.rules.ts';
import type { SaleOnPaper } from '../sale-on-paper.ts';
import type { DrawnReceipt } from './receipt-paper.tsx';

/** The head of the papers of one branch; it hardly ever changes. */
export const letterheadOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'letterhead', branchId] as const,
    queryFn: ({ signal }) => ask(letterheadAnswer, 'branch/letterhead', { signal }),
    staleTime: 10 * 60_000,
  });

/** The receipt of a sale in the user's language, as the branch wants it; undefined until all that stands on it is known. */
export function useReceipt(sale: SaleOnPaper, copy = 0, paper?: PaperKind): DrawnReceipt | undefined {
  const { language } = useLanguage();
  const { branch_settings } = useCurrentUser();
  const { data: head } = useQuery(letterheadOf(useBranch().id));
  const code = sale.verification_code;
  const qr = useQr(code ? `${location.origin}${pathOfPaper(code)}` : null);
  if (!head || qr === undefined) return undefined;
  return {
    ...receiptOf({ sale, head, settings: branch_settings, language, copy, ...(paper ? { paper } : {}) }),
    qr,
  };
}
