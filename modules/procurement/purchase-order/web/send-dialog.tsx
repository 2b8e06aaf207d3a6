import { useQueryClient } from '@tanstack/react-query';
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
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { isPending, isUnsent } from './what-may-be-done.ts';
import type { WireOrder } from './wire-order.ts';

interface SendDialogProps {
  order: WireOrder;
  /** Whether the limit of the user covers it; else it waits for somebody whose limit does. */
  covered: boolean;
  onClose: () => void;
}

/** What the button says that sends an order, approves it or asks for that. */
export function titleOfSending(order: WireOrder, covered: boolean) {
  if (!covered) return ORDER.ask;
  if (isPending(order)) return ORDER.approve;
  return isUnsent(order) ? ORDER.send : ORDER.sendAgain;
}

/** How an order goes to the supplier; a draft can also be marked as sent without a message. */
export function SendDialog({ order, covered, onClose }: SendDialogProps) {
  const say = useSay();
  const client = useQueryClient();
  const [by_email, setByEmail] = useState(false);
  const [by_sms, setBySms] = useState(false);
  const [sending, setSending] = useState(false);
  const unsent = isUnsent(order);
  const send = async () => {
    setSending(true);
    try {
      await call('PUT', 'purchase-order/send', {
        body: { id: order.id, by_email, by_sms },
        idempotencyKey: newId(),
      });
      showToast({ tone: 'success', title: say(covered ? ORDER.sentNow : ORDER.askedNow) });
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
      title={say(covered ? ORDER.sendTitle : ORDER.askTitle)}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon={covered ? 'send' : 'check'}
            disabled={!unsent && !by_email && !by_sms}
            loading={sending}
            onClick={() => void send()}
          >
            {say(titleOfSending(order, covered))}
          </Button>
        </>
      }
    >
      {say(covered ? (unsent ? ORDER.sendWhy : ORDER.againWhy) : ORDER.askWhy)}
      {covered && (
        <div className={classes.ways}>
          <Checkbox label={say(ORDER.byEmail)} checked={by_email} onChange={setByEmail} />
          <Checkbox label={say(ORDER.bySms)} checked={by_sms} onChange={setBySms} />
        </div>
      )}
    </Dialog>
  );
}
