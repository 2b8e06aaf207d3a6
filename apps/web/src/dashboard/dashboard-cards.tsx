import { lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { CardGrid, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { CashCard } from './cash-card.tsx';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard-call.ts';
import { DebtsCard } from './debts-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { StockAlertsCard } from './stock-alerts-card.tsx';
import { TopProductsCard } from './top-products-card.tsx';

// The library of the chart is larger than all the rest of the page: the figures do not wait for it.
const SalesCurve = lazy(loadScreen('sales-curve', () => import('./sales-curve.tsx')));

/** Everything the user may see of the branch, the figures first; what he may not see takes no room. */
export function DashboardCards({ figures }: { figures: Dashboard }) {
  const may = useMay();
  const registry = useRegistry();
  const lists = (name: string) =>
    registry.entities.find((entity) => entity.name === name && may(entity.permissions.list));
  const account = may('view_account_balance') ? lists('account') : undefined;
  const product = may('view_product_stock') ? lists('product') : undefined;
  const debt = lists('debt');
  return (
    <Stack>
      <KeyFigures figures={figures} />
      <div className={classes.main} data-alone={!figures.sales || !account || undefined}>
        {figures.sales && (
          <Suspense
            fallback={
              <Card flush>
                <ListSkeleton rows={5} />
              </Card>
            }
          >
            <SalesCurve figures={figures} sales={figures.sales} />
          </Suspense>
        )}
        {account && <CashCard account={account} currency={figures.currency} />}
      </div>
      <CardGrid columns={3}>
        {figures.top_products && (
          <TopProductsCard products={figures.top_products} currency={figures.currency} />
        )}
        {product && <StockAlertsCard product={product} />}
        {debt && <DebtsCard debt={debt} currency={figures.currency} />}
      </CardGrid>
    </Stack>
  );
}
