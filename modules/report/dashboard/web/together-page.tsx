import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import type { SumOfBranches } from '../dashboard.answer.ts';
import { BranchesTable } from './branches-table.tsx';
import classes from './dashboard.module.css';
import { branchesTogether, type Period } from './dashboard-call.ts';
import { KeyFigures } from './key-figures.tsx';

import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { SalesCurve } from './sales-curve.tsx';
import { TOGETHER } from './together.words.ts';
import { TopProductsCard } from './top-products-card.tsx';

/** How all branches are doing together, and each beside the others; one sum for each currency. */
export function TogetherPage() {
  const say = useSay();
  const { branch_name } = useCurrentUser();
  const period = usePeriod('month');
  const { data, isPending, error, refetch } = useQuery(branchesTogether(period));
  const sums = data?.sums ?? [];
  return (
    <Page>
      <PageHeader
        title={say(TOGETHER.title)}
        back={{ href: '/dashboard', name: say(TOGETHER.back, { branch: branch_name }) }}
        actions={<PeriodChoice period={period} />}
      />
      <Late
        loading={isPending}
        skeleton={
          <Card flush>
            <ListSkeleton />
          </Card>
        }
      >
        {error && !data ? (
          <ErrorPanel
            title={say(TOGETHER.notLoaded)}
            message={problemText(error, say)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Stack>
            {sums.map((sum) => (
              <Sum key={sum.currency} sum={sum} period={data?.period ?? period} alone={sums.length === 1} />
            ))}
            {data && sums.length === 0 && (
              <Card>
                <EmptyState icon="lock" tone="neutral" title={say(TOGETHER.none)} />
              </Card>
            )}
          </Stack>
        )}
      </Late>
    </Page>
  );
}

interface SumProps {
  sum: SumOfBranches;
  period: Period;
  /** No other currency stands beside it. */
  alone: boolean;
}

function Sum({ sum, period, alone }: SumProps) {
  const say = useSay();
  const figures = { ...sum, period };
  return (
    <>
      {!alone && <h2 className={classes.currency}>{say(TOGETHER.inCurrency, { currency: sum.currency })}</h2>}
      <KeyFigures figures={figures} />
      <BranchesTable branches={sum.branches} currency={sum.currency} />
      {sum.sales && (
        <div className={classes.main} data-alone={!sum.top_products || undefined}>
          <SalesCurve figures={figures} sales={sum.sales} />
          {sum.top_products && <TopProductsCard products={sum.top_products} currency={sum.currency} />}
        </div>
      )}
    </>
  );
}
