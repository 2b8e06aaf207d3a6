import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { SALE } from './sale.words.ts';
import { useSalePaper } from './sale-paper.tsx';
import type { WireSale } from './wire-sale.ts';

/** What one does with a sale that is made: give another receipt of it, or take it back. */
export function useSaleActs(sale: WireSale) {
  const say = useSay();
  const client = useQueryClient();
  const { paper, asCopy } = useSalePaper();
  const [busy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  /** Every receipt after the first is a copy, and the server counts them. */
  const counted = (action: () => Promise<void>) =>
    attempt(async () => {
      const { copies } = await callForRow('PUT', 'sale/reprint', {
        body: { id: sale.id },
        idempotencyKey: newId(),
      });
      await asCopy(Number(copies), action);
      // Nobody waits for the count of copies to be told again.
      void client.invalidateQueries({ queryKey: ['sale', 'one', sale.id] });
    });
  return {
    busy: busy || paper.busy,
    print: () => counted(paper.print),
    share: (as: 'picture' | 'pdf') => counted(() => paper.share(as, sale.number)),
    send: () =>
      attempt(async () => {
        await call('POST', 'sale/send-receipt', { body: { id: sale.id }, idempotencyKey: newId() });
        showToast({ tone: 'success', title: say(SALE.sent) });
        void client.invalidateQueries({ queryKey: ['sale', 'one', sale.id] });
      }),
  };
}
