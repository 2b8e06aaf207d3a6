import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useSay } from '../i18n/language.tsx';
import { problemText } from './problem-text.ts';
import { Refused } from './refused.ts';

const NOTHING = { text: '', fields: {} as Readonly<Record<string, string>> };

/** A short form with one button: what the server refuses stands under its field, anything else is a toast. */
export function useSending() {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  /** Whether it was done. */
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setSending(true);
    setRefused(NOTHING);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refused) setRefused(saidOf(error));
      else showToast({ tone: 'error', title: problemText(error, say) });
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    sending,
    /** What was refused as a whole, or of the only field. */
    refused: refused.text,
    /** What was refused of each of several fields. */
    fields: refused.fields,
    forgive: () => setRefused(NOTHING),
    send,
  };
}

function saidOf({ fields, message }: Refused) {
  return { text: Object.values(fields)[0] ?? message, fields };
}
