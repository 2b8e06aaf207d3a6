import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { purchaseOrder } from '../purchase-order.entity.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { isDraft, mayBill, mayGiveBack, mayReceive, maySend } from './what-may-be-done.ts';
import { asOrder, type WireOrder } from './wire-order.ts';

/** Send, receive and return; closing and cancelling follow from the table of states. */
export function OrderActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const order = asOrder(row);
  const draft = isDraft(order);
  const open = (card: 'receive' | 'back' | 'bill') =>
    void navigate({ to: purchaseOrder.screens.view, search: searchOf({ id: order.id, [card]: '1' }) });
  return (
    <>
      {mayGiveBack(order, may) && (
        <Button icon="undo" onClick={() => open('back')}>
          {say(ORDER.giveBack)}
        </Button>
      )}
      {maySend(order, may) && (
        <Button icon="send" {...(draft ? { kind: 'primary' } : {})} onClick={() => setAsking(true)}>
          {say(draft ? ORDER.send : ORDER.sendAgain)}
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
      {asking && <SendDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

/** How an order goes to the supplier; a draft can also be marked as sent without a message. */
function SendDialog({ order, onClose }: { order: WireOrder; onClose: () => void }) {
  const say = useSay();
  const client = useQueryClient();
  const [by_email, setByEmail] = useState(false);
  const [by_sms, setBySms] = useState(false);
  const [sending, setSending] = useState(false);
  const draft = isDraft(order);
  const send = async () => {
    setSending(true);
    try {
      await call('PUT', 'purchase-order/send', {
        body: { id: order.id, by_email, by_sms },
        idempotencyKey: newId(),
      });
      showToast({ tone: 'success', title: say(ORDER.sentNow) });
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(ORDER.sendTitle)}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon="send"
            disabled={!draft && !by_email && !by_sms}
            loading={sending}
            onClick={() => void send()}
          >
            {say(draft ? ORDER.send : ORDER.sendAgain)}
          </Button>
        </>
      }
    >
      {say(draft ? ORDER.sendWhy : ORDER.againWhy)}
      <div className={classes.ways}>
        <Checkbox label={say(ORDER.byEmail)} checked={by_email} onChange={setByEmail} />
        <Checkbox label={say(ORDER.bySms)} checked={by_sms} onChange={setBySms} />
      </div>
    </Dialog>
  );
}
