import {
  annually,
  beforeFeeEnds,
  daily,
  dailyForCustomers,
  monthly,
  type Occasion,
  weekly,
} from '../occasion.rules.ts';
import { remindDebtors } from './remind-debtors.ts';
import {
  remindOfServiceFee,
  remindOfShopDebts,
  remindOfUnpaidExpenses,
  remindOfUnpaidPurchases,
} from './remind-of-debts.ts';
import { remindOfTruckPapers } from './remind-of-papers.ts';
import { remindOfExpiry, remindOfLowStock, remindOfNoStock } from './remind-of-stock.ts';
import type { RemindedBranch } from './reminded-branch.ts';
import type { Scene } from './scene.ts';
import { sendSummary } from './send-summary.ts';

/** What is sent by schedule where a switch is on: its last occasion, and what happens then. */
interface Reminder {
  occasion(branch: RemindedBranch): Occasion | null;
  tell(scene: Scene): Promise<void>;
}

/** By the name of the switch, as the permission map schedules them. */
export const SCHEDULED: Readonly<Record<string, Reminder>> = {
  daily_report: { occasion: ({ at }) => daily(at), tell: sendSummary('daily_report') },
  weekly_report: { occasion: ({ at }) => weekly(at), tell: sendSummary('weekly_report') },
  monthly_report: { occasion: ({ at }) => monthly(at), tell: sendSummary('monthly_report') },
  annual_report: { occasion: ({ at }) => annually(at), tell: sendSummary('annual_report') },
  remind_customer_debts: { occasion: ({ at }) => dailyForCustomers(at), tell: remindDebtors },
  remind_expired_products: { occasion: ({ at }) => daily(at), tell: remindOfExpiry },
  remind_out_of_stock: { occasion: ({ at }) => daily(at), tell: remindOfNoStock },
  remind_almost_out_of_stock: { occasion: ({ at }) => daily(at), tell: remindOfLowStock },
  remind_shop_debts: { occasion: ({ at }) => weekly(at), tell: remindOfShopDebts },
  remind_unpaid_expenses: { occasion: ({ at }) => weekly(at), tell: remindOfUnpaidExpenses },
  remind_unpaid_purchases: { occasion: ({ at }) => weekly(at), tell: remindOfUnpaidPurchases },
  remind_truck_papers: { occasion: ({ at }) => daily(at), tell: remindOfTruckPapers },
  remind_service_fee: {
    occasion: ({ at, paid_until }) => beforeFeeEnds(at, paid_until),
    tell: remindOfServiceFee,
  },
};
