import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unitText } from '#modules/inventory/public.web.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { PaperCard } from '../../receipt/web/paper-card.tsx';
import type { Paper } from '../../receipt/web/use-paper.ts';
import { letterheadOf } from '../../receipt/web/use-receipt.ts';
import { taxReceiptOfPeriod, taxReceiptOfSale } from '../tax-receipt.rules.ts';
import { TAX_RECEIPT } from '../tax-receipt.words.ts';
import { type SaleDays, soldInDays, taxReceiptOf } from './tax-receipt-calls.ts';

/** The paper of all sales of some days. */
export function TaxReceiptOfPeriod({ days, paper }: { days: SaleDays; paper: Paper }) {
  const say = useSay();
  const style = useStyle();
  const sold = useQuery(soldInDays(days));
  return (
    <Loaded query={sold}>
      {(sums) =>
        sums.lines.length === 0 ? (
          <Card>
            <EmptyState
              icon="sale"
              tone="neutral"
              title={say(TAX_RECEIPT.none)}
              body={say(TAX_RECEIPT.noneWhy)}
            />
          </Card>
        ) : (
          style && <PaperCard receipt={{ ...taxReceiptOfPeriod(sums, style), qr: null }} paper={paper} />
        )
      }
    </Loaded>
  );
}

/** The paper of one sale. */
export function TaxReceiptOfSale({ id, paper }: { id: string; paper: Paper }) {
  const style = useStyle();
  const sale = useQuery(taxReceiptOf(id));
  return (
    <Loaded query={sale}>
      {(row) => style && <PaperCard receipt={{ ...taxReceiptOfSale(row, style), qr: null }} paper={paper} />}
    </Loaded>
  );
}

/** Whose paper it is and how the branch writes it; undefined until it is known. */
function useStyle() {
  const { language } = useLanguage();
  const { branch_settings: settings } = useCurrentUser();
  const { data: head } = useQuery(letterheadOf(useBranch().id));
  const unit = (name: string, quantity: number) => unitText(name, language, quantity);
  return head && { head, settings, language, unit };
}

/** What was asked for once it is there, with a way to ask again where it could not be had. */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  const say = useSay();
  if (query.isError && query.data === undefined)
    return (
      <Card>
        <ErrorPanel
          title={say(TAX_RECEIPT.notLoaded)}
          message={problemText(query.error, say)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  return (
    <Late
      loading={query.data === undefined}
      skeleton={
        <Card flush>
          <ListSkeleton />
        </Card>
      }
    >
      {query.data !== undefined && children(query.data)}
    </Late>
  );
}
