import { useState } from 'react';
import { downloadAnswer } from '#core/derive/download.answer.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callFor, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Asked } from './report-calls.ts';

/** Lets the browser fetch a report as a workbook, with a ticket that is good for one time and one minute. */
export function useReportExport(report: string, asked: Asked) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  const exportReport = async () => {
    setRunning(true);
    try {
      const url = `api/${withQuery(`report/${report}/export`, { ...asked })}`;
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
