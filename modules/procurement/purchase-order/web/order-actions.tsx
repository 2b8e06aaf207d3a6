import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { ORDER } from './order.words.ts';
import { SendDialog, titleOfSending } from './send-dialog.tsx';
import { useApproval } from './use-approval.ts';
import { isDraft, isUnsent, mayBill, mayGiveBack, mayReceive, maySend } from './what-may-be-done.ts';
import { asOrder } from './wire-order.ts';

/** Send, receive and return; closing and cancelling follow from the table of states. */
export function OrderActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const order = asOrder(row);
  const unsent = isUnsent(order);
  const covered = useApproval(order).data?.covered ?? true;
  const open = (card: 'receive' | 'back' | 'bill') =>
    void navigate({ to: purchaseOrder.screens.view, search: searchOf({ id: order.id, [card]: '1' }) });
  return (
    <>
      {mayGiveBack(order, may) && (
        <Button icon="undo" onClick={() => open('back')}>
          {say(ORDER.giveBack)}
        </Button>
      )}
      {maySend(order, may) && (covered || isDraft(order)) && (
        <Button
          icon={covered ? 'send' : 'check'}
          {...(unsent ? { kind: 'primary' } : {})}
          onClick={() => setAsking(true)}
        >
          {say(titleOfSending(order, covered))}
        </Button>
      )}
      {mayBill(order, may) && (
        <Button icon="invoice" onClick={() => open('bill')}>
          {say(ORDER.enterBill)}
        </Button>
      )}
      {mayReceive(order, may) && (
        <Button kind="primary" icon="stock" onClick={() => open('receive')}>
          {say(ORDER.receive)}
        </Button>
      )}
      {asking && <SendDialog {...{ order, covered }} onClose={() => setAsking(false)} />}
    </>
  );
}
