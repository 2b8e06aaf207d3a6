import { activitiesReport } from './declared/activities-report.ts';
import { adjustmentsReport } from './declared/adjustments-report.ts';
import { advancesReport } from './declared/advances-report.ts';
import { agreedPricesReport } from './declared/agreed-prices-report.ts';
import { commissionsReport } from './declared/commissions-report.ts';
import { debtsReport } from './declared/debts-report.ts';
import { expensesReport } from './declared/expenses-report.ts';
import { fuelReport } from './declared/fuel-report.ts';
import { housekeepingReport } from './declared/housekeeping-report.ts';
import { invoicesReport } from './declared/invoices-report.ts';
import { lossesReport } from './declared/losses-report.ts';
import { occupancyReport } from './declared/occupancy-report.ts';
import { openServicesReport } from './declared/open-services-report.ts';
import { partsOfServicesReport } from './declared/parts-of-services-report.ts';
import { paymentsReport } from './declared/payments-report.ts';
import { pickUpReport } from './declared/pick-up-report.ts';
import { plannedTripsReport } from './declared/planned-trips-report.ts';
import { purchasesReport } from './declared/purchases-report.ts';
import { qualityOfServicesReport } from './declared/quality-of-services-report.ts';
import { salesReport } from './declared/sales-report.ts';
import { servicesReport } from './declared/services-report.ts';
import { staysReport } from './declared/stays-report.ts';
import { transactionMessagesReport } from './declared/transaction-messages-report.ts';
import { tripsAtFullCostReport } from './declared/trips-at-full-cost-report.ts';
import { tripsReport } from './declared/trips-report.ts';
import { trucksReport } from './declared/trucks-report.ts';
import type { ReportType } from './report-type.ts';

/** The types of the report form in the order of the specification, and ours behind them. */
export const REPORT_TYPES: readonly ReportType[] = [
  salesReport,
  debtsReport,
  invoicesReport,
  paymentsReport,
  expensesReport,
  purchasesReport,
  activitiesReport,
  adjustmentsReport,
  transactionMessagesReport,
  tripsReport,
  tripsAtFullCostReport,
  plannedTripsReport,
  trucksReport,
  fuelReport,
  advancesReport,
  servicesReport,
  commissionsReport,
  partsOfServicesReport,
  qualityOfServicesReport,
  openServicesReport,
  occupancyReport,
  staysReport,
  pickUpReport,
  agreedPricesReport,
  housekeepingReport,
  lossesReport,
];
