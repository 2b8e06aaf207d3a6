import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';

/** Paying what remains of a debt, and giving it up. */
export function DebtActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { currency } = useBranch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remain = typeof row.remain_amount === 'number' ? row.remain_amount : 0;
  if (remain <= 0) return null;
  const writeOff = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await call('PUT', 'debt/write-off', { body: { id: row.id }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(PAYMENT.writtenOff) });
      // The books and the document have moved with it.
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {may(entity.permissions.modify) && (
        <Button kind="ghost" loading={busy} onClick={() => setAsking(true)}>
          {say(PAYMENT.writeOff)}
        </Button>
      )}
      {may(debtHistory.permissions.create) && (
        <Button icon="cash" href={`${debtHistory.screens.form}?debt_id=${row.id}`}>
          {say(PAYMENT.payDebt)}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={say(PAYMENT.writeOffTitle)}
        body={say(PAYMENT.writeOffBody, {
          amount: moneyText(remain, currency),
          name: String(row.party_name ?? ''),
        })}
        confirm={say(PAYMENT.writeOff)}
        onCancel={() => setAsking(false)}
        onConfirm={() => void writeOff()}
      />
    </>
  );
}
