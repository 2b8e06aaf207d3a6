import {
  annually,
  beforeFeeEnds,
  daily,
  dailyForCustomers,
  monthly,
  type Occasion,
  weekly,
} from '../occasion.rules.ts';
import type { RemindedBranch } from './reminded-branch.ts';
import type { Scene } from './scene.ts';
import { tellDebtors, tellServiceFee, tellShopDebts, tellUnpaidPurchases } from './tell-of-debts.ts';
import { tellAlmostOut, tellExpired, tellOutOfStock } from './tell-of-stock.ts';
import { tellSummary } from './tell-summary.ts';

/** What is sent by schedule where a switch is on: its last occasion, and what happens then. */
interface Reminder {
  occasion(branch: RemindedBranch): Occasion | null;
  tell(scene: Scene): Promise<void>;
}

/** By the name of the switch, as the permission map schedules them. */
export const SCHEDULED: Readonly<Record<string, Reminder>> = {
  daily_report: { occasion: ({ at }) => daily(at), tell: tellSummary('daily_report') },
  weekly_report: { occasion: ({ at }) => weekly(at), tell: tellSummary('weekly_report') },
  monthly_report: { occasion: ({ at }) => monthly(at), tell: tellSummary('monthly_report') },
  annual_report: { occasion: ({ at }) => annually(at), tell: tellSummary('annual_report') },
  remind_customer_debts: { occasion: ({ at }) => dailyForCustomers(at), tell: tellDebtors },
  remind_expired_products: { occasion: ({ at }) => daily(at), tell: tellExpired },
  remind_out_of_stock: { occasion: ({ at }) => daily(at), tell: tellOutOfStock },
  remind_almost_out_of_stock: { occasion: ({ at }) => daily(at), tell: tellAlmostOut },
  remind_shop_debts: { occasion: ({ at }) => weekly(at), tell: tellShopDebts },
  remind_unpaid_purchases: { occasion: ({ at }) => weekly(at), tell: tellUnpaidPurchases },
  remind_service_fee: {
    occasion: ({ at, paid_until }) => beforeFeeEnds(at, paid_until),
    tell: tellServiceFee,
  },
};
