import type { Currency } from '#core/currencies.ts';
import { type Asked, report } from '../../page/web/report-calls.ts';
import type { Flow, FlowSection } from '../cash-flow.rules.ts';

interface Days {
  date: string;
  date_to: string;
}

interface Scope extends Days {
  branch_ids: string[];
  currency: Currency;
}

/** Money at the beginning and at the end of a period, and by how much it changed. */
interface Figures {
  opening: number;
  closing: number;
  change: number;
}

interface Amounts {
  amount: number;
  amount_before: number | null;
}

/** The cash flow of a period, as `GET report/cash-flow` answers it. */
export interface CashFlow extends Scope, Figures {
  rows: (Amounts & { flow: Flow; section: FlowSection })[];
  sections: (Amounts & { section: FlowSection })[];
  before: (Days & Figures) | null;
}

/** A page of the entries of a flow. */
export interface FlowEntries extends Scope {
  limit: number;
  current_page: number;
  total_pages: number;
  total: number;
  amount: number;
  data: {
    date: string;
    branch_id: string;
    branch_name: string;
    source_kind: string;
    source_id: string;
    memo: string | null;
    amount: number;
  }[];
}

export const cashFlowOf = (asked: Asked) => report<CashFlow>('cash-flow', asked);
export const flowEntriesOf = (asked: Asked) => report<FlowEntries>('cash-flow/rows', asked);
