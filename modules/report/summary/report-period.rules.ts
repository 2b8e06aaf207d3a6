import { addDays } from '#core/business-day.ts';

/** The reports that are sent by schedule, as their switches are called. */
export type ScheduledReport = 'daily_report' | 'weekly_report' | 'monthly_report' | 'annual_report';

/** The business days that a report sent on the morning of a day covers: those that ended before it. */
export function periodBefore(report: ScheduledReport, morning: string): { date: string; date_to: string } {
  const date_to = addDays(morning, -1);
  if (report === 'daily_report') return { date: date_to, date_to };
  if (report === 'weekly_report') return { date: addDays(morning, -7), date_to };
  return {
    date: report === 'monthly_report' ? `${date_to.slice(0, 8)}01` : `${date_to.slice(0, 4)}-01-01`,
    date_to,
  };
}
