import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';

/**
 * Sends a payment under the id that was made when its form opened: a second press or a retry pays once. What goes on from a draft
 * goes on under the id of the draft, for nobody knows whether it reached the server.
 */
export function usePayment(path: string) {
  const say = useSay();
  const client = useQueryClient();
  const [id, setId] = useState(newId);
  const [saving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const send = async (body: object): Promise<WireRow | null> => {
    setSaving(true);
    setFaults({});
    try {
      const paid = await call<WireRow>('POST', path, { body: { id, ...body }, idempotencyKey: id });
      // Money, debts, documents and balances have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      return paid;
    } catch (error) {
      if (error instanceof Refused) setFaults(error.fields);
      showToast({ tone: 'error', title: problemText(error, say) });
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { send, saving, faults, setFaults, id, setId };
}
