import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Asked, printedReport } from './report-calls.ts';

/** The query of a report that stands on a screen: `['report', 'journal', {…}]`. */
export interface ShownReport {
  queryKey: QueryKey;
}

/** Prints a report as the server gives it for paper; whoever may not print gets its sentence and no paper. */
export function useReportPrint({ queryKey }: ShownReport) {
  const say = useSay();
  const client = useQueryClient();
  return async () => {
    const [, type, asked] = queryKey as readonly [string, string, Asked];
    try {
      client.setQueryData(queryKey, await printedReport(type, asked));
      // The page shows what is printed before the dialog of the browser stops everything.
      requestAnimationFrame(() => setTimeout(print));
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
}
