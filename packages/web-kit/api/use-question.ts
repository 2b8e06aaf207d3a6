import { useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useSay } from '../i18n/language.tsx';
import { problemText } from './problem-text.ts';

/**
 * What is asked before something is done that is not taken back in the same place. The question goes once it is done; what is
 * refused stands in it, with all that was said; in a toast where somebody has put it away meanwhile.
 */
export function useQuestion<Subject>() {
  const say = useSay();
  const [subject, setSubject] = useState<Subject | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isOpen = useRef(false);
  const open = (next: Subject | null) => {
    isOpen.current = next !== null;
    setRefused(undefined);
    setSubject(next);
  };
  /** Whether it was done. What is told elsewhere, such as row by row, does not stand in the question. */
  const run = async (work: () => Promise<unknown>, tellsElsewhere = tellsNothing): Promise<boolean> => {
    setRefused(undefined);
    setBusy(true);
    try {
      await work();
      open(null);
      return true;
    } catch (error) {
      if (tellsElsewhere(error)) {
        open(null);
        return false;
      }
      const why = problemText(error, say);
      if (isOpen.current) setRefused(why);
      else showToast({ tone: 'error', title: why });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const close = () => open(null);
  return {
    /** What it is asked of; nothing while it is not asked. */
    subject,
    busy,
    ask: (next: Subject) => open(next),
    close,
    run,
    /** What the dialog is given that asks. */
    question: { opened: subject !== null, loading: busy, refused, onCancel: close },
  };
}

function tellsNothing(_error: unknown): boolean {
  return false;
}
