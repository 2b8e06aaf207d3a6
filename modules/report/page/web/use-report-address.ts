import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { searchOf } from '#web-kit/screens/addresses.ts';
import type { Period } from './report-calls.ts';

/** What a report is asked for stands in its address, so that it can be shared and printed again. */
export interface ReportAddress extends Period {
  account_code?: string;
  source_id?: string;
  page?: string;
  /** `all`: the trial balance with what was before and what moved. `days`: a period is chosen by its days. */
  columns?: string;
  /** With which days a statement is compared. */
  compare?: string;
  /** Of the report form: which type, grouped by what, and the figure whose records are open. */
  report_type?: string;
  group_by?: string;
  group?: string;
  without_group?: string;
  figure?: string;
  /** Of the ages of debts: whose, and the party whose debts are open. */
  kind?: string;
  party?: string;
  /** Of slow stock: for how long it has not been sold. */
  age?: string;
  /** `before`: those of the period that it is compared with. */
  side?: string;
}

export type Change = { [K in keyof ReportAddress]: ReportAddress[K] | undefined };

export function useReportAddress() {
  const address = useSearch({ strict: false }) as ReportAddress;
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  /** Changes what is named; what is named without a value leaves the address. Another question begins at page one. */
  const change = (part: Change) => {
    const { page: _, ...rest } = address;
    void navigate({ to: path, search: searchOf({ ...rest, ...part }), resetScroll: false });
  };
  return { address, change };
}

/** The part of an address that every report understands. */
export function periodOf({ date, date_to, branch_ids }: ReportAddress): Period {
  return { date, date_to, branch_ids };
}

/** The address of another report for the same period and branches. */
export function reportHref(path: string, address: Partial<Change>): string {
  const said = Object.entries(address).filter(([, value]) => value);
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}
