import type { ReactNode } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Words } from '#core/i18n/language.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { Dashboard } from '../dashboard.answer.ts';
import { CashCard } from './cash-card.tsx';
import { DASHBOARD } from './dashboard.words.ts';
import { DebtsCard } from './debts-card.tsx';
import { HaulierCard } from './haulier-card.tsx';
import { HotelCard } from './hotel-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { SalesCurve } from './sales-curve.tsx';
import { StockAlertsCard } from './stock-alerts-card.tsx';
import { TopProductsCard } from './top-products-card.tsx';
import { UnpaidPurchasesCard } from './unpaid-purchases-card.tsx';
import { WorkshopCard } from './workshop-card.tsx';

/** A card of the start page, by the name under which its place is kept. */
export interface DashboardCard {
  key: string;
  title: Words;
  isWide?: true;
  card: ReactNode;
}

/** The list of a kind of record, where this user may open it and holds what its card asks besides. */
export function useListed(name: string, rights: readonly string[] = []): AnyEntity | undefined {
  const may = useMay();
  const registry = useRegistry();
  return registry.entities.find((one) => one.name === name && may([one.permissions.list, ...rights]));
}

/** The cards that this user may see here, in the order in which they are delivered. */
export function useCards(figures: Dashboard): DashboardCard[] {
  const { switches } = useBranch();
  const { currency, sales, top_products: products } = figures;
  const account = useListed('account', ['view_account_balance']);
  const product = useListed('product', ['view_product_stock']);
  const debt = useListed('debt');
  const purchase = useListed('purchase', ['view_buying_price']);
  const booking = useListed('booking');
  const truck = useListed('truck');
  const order = useListed('truck-order');
  const maintenance = useListed('truck-service');
  const service = useListed('service');
  const request = useListed('stock-request');
  const cards: (DashboardCard | undefined)[] = [
    sales && {
      key: 'sales_curve',
      title: DASHBOARD.salesCurve,
      isWide: true,
      card: <SalesCurve figures={figures} sales={sales} />,
    },
    account && {
      key: 'cash',
      title: DASHBOARD.cash,
      card: <CashCard account={account} currency={currency} />,
    },
    products && {
      key: 'top_products',
      title: DASHBOARD.top,
      card: <TopProductsCard products={products} currency={currency} />,
    },
    product && { key: 'stock_alerts', title: DASHBOARD.alerts, card: <StockAlertsCard product={product} /> },
    switches.request_stock === true && request
      ? { key: 'requests', title: DASHBOARD.requests, card: <RequestsCard request={request} /> }
      : undefined,
    debt && { key: 'debts', title: DASHBOARD.due, card: <DebtsCard debt={debt} currency={currency} /> },
    truck && {
      key: 'transport',
      title: DASHBOARD.transport,
      card: <HaulierCard truck={truck} order={order} service={maintenance} />,
    },
    booking && {
      key: 'hotel',
      title: DASHBOARD.hotel,
      card: <HotelCard booking={booking} currency={currency} />,
    },
    service && { key: 'services', title: DASHBOARD.workshop, card: <WorkshopCard service={service} /> },
    purchase && {
      key: 'purchases',
      title: DASHBOARD.unpaid,
      card: <UnpaidPurchasesCard purchase={purchase} currency={currency} />,
    },
  ];
  return cards.filter((card) => card !== undefined);
}
