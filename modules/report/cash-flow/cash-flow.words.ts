import type { Words } from '#core/i18n/language.ts';
import type { Flow, FlowSection } from './cash-flow.rules.ts';

/** Sentences of the cash flow statement, on the screen and in the workbook. */
export const CASH_FLOW = {
  title: { en: 'Cash flow', sw: 'Mtiririko wa pesa' },
  sheet: { en: 'Cash flow {day}', sw: 'Mtiririko wa pesa {day}' },
  part: { en: 'Part', sw: 'Sehemu' },
  flow: { en: 'Money in and out', sw: 'Pesa zilizoingia na kutoka' },
  opening: { en: 'Money at the beginning', sw: 'Pesa mwanzoni' },
  closing: { en: 'Money at the end', sw: 'Pesa mwishoni' },
  change: { en: 'Change in money', sw: 'Badiliko la pesa' },
} as const satisfies Readonly<Record<string, Words>>;

export const FLOW_WORDS: Readonly<Record<Flow, Words>> = {
  customers: { en: 'Received from customers', sw: 'Zilizopokelewa kwa wateja' },
  goods: { en: 'Paid for goods', sw: 'Zilizolipwa kwa bidhaa' },
  expenses: { en: 'Paid for expenses', sw: 'Zilizolipwa kwa matumizi' },
  taxes: { en: 'Taxes paid', sw: 'Kodi zilizolipwa' },
  other_income: { en: 'Other income', sw: 'Mapato mengine' },
  others: { en: 'Other debtors and creditors', sw: 'Wadaiwa na wadai wengine' },
  equipment: { en: 'Trucks and equipment', sw: 'Malori na vifaa' },
  owner: { en: 'Owner and opening balances', sw: 'Mmiliki na masalio ya mwanzo' },
  loans: { en: 'Loans', sw: 'Mikopo' },
  branches: { en: 'Other branches', sw: 'Matawi mengine' },
};

export const SECTION_WORDS: Readonly<Record<FlowSection, { title: Words; total: Words }>> = {
  operating: {
    title: { en: 'Operating activities', sw: 'Shughuli za uendeshaji' },
    total: { en: 'Net cash from operating activities', sw: 'Pesa halisi za uendeshaji' },
  },
  investing: {
    title: { en: 'Investing activities', sw: 'Shughuli za uwekezaji' },
    total: { en: 'Net cash from investing activities', sw: 'Pesa halisi za uwekezaji' },
  },
  financing: {
    title: { en: 'Financing activities', sw: 'Shughuli za ufadhili' },
    total: { en: 'Net cash from financing activities', sw: 'Pesa halisi za ufadhili' },
  },
};
