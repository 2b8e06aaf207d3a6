import { useState } from 'react';
import { downloadAnswer } from '#core/derive/download.answer.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callFor, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';

/** Lets the browser fetch the kept report of a night as a workbook. */
export function useAuditExport(business_day: string) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  const exportReport = async () => {
    setRunning(true);
    try {
      const url = `api/${withQuery('booking/audit-day/export', { business_day })}`;
      const ticket = await callFor(downloadAnswer, 'POST', 'download', { body: { url } });
      const link = document.createElement('a');
      link.href = `/${ticket.url}`;
      link.download = '';
      link.click();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setRunning(false);
    }
  };
  return { running, exportReport };
}
