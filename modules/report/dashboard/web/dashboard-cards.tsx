import { CardGrid, Stack } from '#ui/layout/spacing.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { reportHref } from '../../page/web/use-report-address.ts';
import type { Dashboard } from '../dashboard.answer.ts';
import { CashCard } from './cash-card.tsx';
import { CashQuestionCard } from './cash-question-card.tsx';
import classes from './dashboard.module.css';
import { DebtsCard } from './debts-card.tsx';
import { HaulierCard } from './haulier-card.tsx';
import { HotelCard } from './hotel-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { RequestsCard } from './requests-card.tsx';
import { SalesCurve } from './sales-curve.tsx';
import { StockAlertsCard } from './stock-alerts-card.tsx';
import { TopProductsCard } from './top-products-card.tsx';
import { UnpaidPurchasesCard } from './unpaid-purchases-card.tsx';
import { WorkshopCard } from './workshop-card.tsx';

/** Everything the user may see of the branch, the figures first; what he may not see takes no room. */
export function DashboardCards({ figures }: { figures: Dashboard }) {
  const may = useMay();
  const registry = useRegistry();
  const { switches } = useBranch();
  const lists = (name: string) =>
    registry.entities.find((entity) => entity.name === name && may(entity.permissions.list));
  const account = may('view_account_balance') ? lists('account') : undefined;
  const product = may('view_product_stock') ? lists('product') : undefined;
  const debt = lists('debt');
  const purchase = may('view_buying_price') ? lists('purchase') : undefined;
  const booking = lists('booking');
  const truck = lists('truck');
  const service = lists('service');
  const request = switches.request_stock === true ? lists('stock-request') : undefined;
  const shift = may('view_account_balance') && may('create_transaction') ? lists('shift') : undefined;
  return (
    <Stack>
      {shift && <CashQuestionCard shift={shift} currency={figures.currency} />}
      <KeyFigures
        figures={figures}
        opens={{
          sales: salesHref(figures),
          profit: may('create_income_statement') ? statementHref(figures) : undefined,
          owed: '/finance/debt-list?condition=debtor',
        }}
      />
      <div className={classes.main} data-alone={!figures.sales || !account || undefined}>
        {figures.sales && <SalesCurve figures={figures} sales={figures.sales} />}
        {account && <CashCard account={account} currency={figures.currency} />}
      </div>
      <CardGrid columns={3}>
        {figures.top_products && (
          <TopProductsCard products={figures.top_products} currency={figures.currency} />
        )}
        {product && <StockAlertsCard product={product} />}
        {request && <RequestsCard request={request} />}
        {debt && <DebtsCard debt={debt} currency={figures.currency} />}
        {truck && <HaulierCard truck={truck} order={lists('truck-order')} service={lists('truck-service')} />}
        {booking && <HotelCard booking={booking} currency={figures.currency} />}
        {service && <WorkshopCard service={service} />}
        {purchase && <UnpaidPurchasesCard purchase={purchase} currency={figures.currency} />}
      </CardGrid>
    </Stack>
  );
}

/** The income statement whose gross profit it is. */
function statementHref({ date, date_to }: Pick<Dashboard, 'date' | 'date_to'>): string {
  return reportHref('/report/income-statement', { date, date_to });
}

const SALES = '/point-of-sale/sale-list';

/** The list of the sales that a figure is made of. */
function salesHref({ period, date, date_to }: Pick<Dashboard, 'period' | 'date' | 'date_to'>): string {
  return period === 'today' ? `${SALES}?condition=today` : `${SALES}?date_from=${date}&date_to=${date_to}`;
}
