import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Period, printedTrialBalance, trialBalanceOf } from './report-calls.ts';

/** Prints the trial balance as the server gives it for paper; whoever may not print gets its sentence and no paper. */
export function useReportPrint(period: Period) {
  const say = useSay();
  const client = useQueryClient();
  return async () => {
    try {
      const printed = await printedTrialBalance(period);
      client.setQueryData(trialBalanceOf(period).queryKey, printed);
      // The page shows what is printed before the dialog of the browser stops everything.
      requestAnimationFrame(() => setTimeout(print));
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
}
