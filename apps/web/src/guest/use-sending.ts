import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';

/** The one button of a guest card: what the server refuses stands under the field, anything else is a toast. */
export function useSending() {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  const send = async (work: () => Promise<void>) => {
    setSending(true);
    setRefused('');
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) setRefused(Object.values(error.fields)[0] ?? error.message);
      else showToast({ tone: 'error', title: problemText(error, say) });
    }
    setSending(false);
  };
  return { sending, refused, forgive: () => setRefused(''), send };
}
