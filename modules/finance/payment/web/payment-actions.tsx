import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PAYMENT } from './payment.words.ts';

/** A payment that was wrong is taken back. */
export function PaymentActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (row.status !== 'posted' || row.source_id || !may(entity.permissions.delete)) return null;
  const takeBack = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await call('PUT', 'payment/void', { body: { id: row.id }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(PAYMENT.voided) });
      // Money, debts, documents and balances have moved with it.
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="undo" loading={busy} onClick={() => setAsking(true)}>
        {say(PAYMENT.void)}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={say(PAYMENT.voidTitle)}
        body={say(PAYMENT.voidBody)}
        confirm={say(PAYMENT.void)}
        onCancel={() => setAsking(false)}
        onConfirm={() => void takeBack()}
      />
    </>
  );
}
