import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { Period } from './report-calls.ts';

/** What a report is asked for stands in its address, so that it can be shared and printed again. */
export interface ReportAddress extends Period {
  account_code?: string;
  page?: string;
}

export function useReportAddress() {
  const address = useSearch({ strict: false }) as ReportAddress;
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const change = (part: { [K in keyof ReportAddress]: ReportAddress[K] | undefined }) => {
    const { page, ...rest } = address;
    void navigate({ to: path, search: { ...rest, ...said(part) } as never, resetScroll: false });
  };
  return { address, change };
}

/** A part that is named but not said takes the word back, except the days, which follow from the others. */
function said(part: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(part).filter(([key, value]) => value !== undefined || key === 'date'),
  );
}

/** The address of another report for the same period and branches. */
export function reportHref(path: string, address: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(address).filter(([, value]) => value);
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}
