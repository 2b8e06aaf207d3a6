import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../api/client.ts';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';

/** A command that takes something back or gives it up: asked about first, then done, and told how it ended. */
export function useConfirmedAction(path: string, done: Words) {
  const say = useSay();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (body: object) => {
    setAsking(false);
    setBusy(true);
    try {
      await call('PUT', path, { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(done) });
      // Money, debts, documents and balances may have moved with it.
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return { asking, busy, ask: () => setAsking(true), cancel: () => setAsking(false), run };
}
