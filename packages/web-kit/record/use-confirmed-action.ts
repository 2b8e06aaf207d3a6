import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../api/client.ts';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';

/**
 * A command that takes something back or gives it up: asked about first, then done, and told how it ended. The question goes
 * once it is done; a refusal stands in it, with all that was said.
 */
export function useConfirmedAction(path: string, done: Words) {
  const say = useSay();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  // Somebody may have put the question away while it was being answered.
  const isOpen = useRef(false);
  const open = (opens: boolean) => {
    isOpen.current = opens;
    setRefused(undefined);
    setAsking(opens);
  };
  const run = async (body: object) => {
    setRefused(undefined);
    setBusy(true);
    try {
      await call('PUT', path, { body, idempotencyKey: newId() });
      open(false);
      showToast({ tone: 'success', title: say(done) });
      // Money, debts, documents and balances may have moved with it.
      await client.invalidateQueries();
    } catch (error) {
      const why = problemText(error, say);
      if (isOpen.current) setRefused(why);
      else showToast({ tone: 'error', title: why });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    ask: () => open(true),
    run,
    /** What the dialog is given that asks. */
    question: { opened: asking, loading: busy, refused, onCancel: () => open(false) },
  };
}
