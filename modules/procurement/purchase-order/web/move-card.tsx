import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import {
  BatchHint,
  baseOfTyped,
  NO_PART,
  PartInput,
  partText,
  type TypedPart,
  typedOfBase,
  wireOfTyped,
} from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { notBilled, toCome } from '../order-lines.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { useUnitOf } from './order-lines-card.tsx';
import { useTrackedLines } from './use-tracked-lines.ts';
import { lineOnOrder, type WireOrder, type WireOrderLine } from './wire-order.ts';

/** What arrived of an order, or goes back to the supplier before the bill: a quantity for each line. */
export function MoveCard({ order, way }: { order: WireOrder; way: 'receive' | 'back' }) {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const unitOf = useUnitOf();
  const isReceiving = way === 'receive';
  // Made when the form opens: a second press or a retry moves goods once.
  const [id] = useState(newId);
  const [typed, setTyped] = useState<Readonly<Record<number, TypedPart>>>({});
  const [batches, setBatches] = useState<Readonly<Record<number, { batch: string; expires: string }>>>({});
  const [reference, setReference] = useState('');
  const [remarks, setRemarks] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const { trackingOf, withBase } = useTrackedLines(order.id);
  const leftOf = (line: WireOrderLine) => (isReceiving ? toCome : notBilled)(lineOnOrder(line, 'TZS'));
  const open = order.lines.filter((line) => leftOf(line) > 0n);
  const lines = open.flatMap((line) => {
    const { line_no } = line;
    const part = typed[line_no] ?? NO_PART;
    const { batch = '', expires = '' } = batches[line_no] ?? {};
    const onGoods = {
      ...(batch.trim() ? { batch: batch.trim() } : {}),
      ...(expires ? { expire_date: expires } : {}),
    };
    return baseOfTyped(part, line) > 0n ? [{ line_no, ...wireOfTyped(part, line), ...onGoods }] : [];
  });
  const close = () => void navigate({ to: purchaseOrder.screens.view, search: searchOf({ id: order.id }) });
  const send = async () => {
    setSending(true);
    try {
      const body = {
        ...{ id, order_id: order.id, lines },
        ...(reference.trim() ? { reference: reference.trim() } : {}),
        ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
      };
      const route = isReceiving ? 'purchase-order/receive' : 'purchase-order/return';
      await call('PUT', route, { body, idempotencyKey: id });
      showToast({ tone: 'success', title: say(isReceiving ? ORDER.receivedNow : ORDER.givenBackNow) });
      await client.invalidateQueries();
      close();
    } catch (error) {
      if (error instanceof Refused) setFaults(error.fields);
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card
      title={say(isReceiving ? ORDER.receiveTitle : ORDER.giveBackTitle)}
      flush
      footer={
        <div className={classes.foot}>
          <span>
            {isReceiving && (
              <Button
                icon="check"
                onClick={() =>
                  setTyped(
                    Object.fromEntries(open.map((line) => [line.line_no, typedOfBase(leftOf(line), line)])),
                  )
                }
              >
                {say(ORDER.receiveAll)}
              </Button>
            )}
          </span>
          <Button kind="ghost" onClick={close}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon={isReceiving ? 'stock' : 'undo'}
            disabled={lines.length === 0}
            loading={sending}
            onClick={() => void send()}
          >
            {say(isReceiving ? ORDER.receive : ORDER.giveBack)}
          </Button>
        </div>
      }
    >
      <ul>
        {open.map((line) => {
          const at = `lines.${lines.findIndex(({ line_no }) => line_no === line.line_no)}`;
          const faultOf = (key: string) => {
            const error = faults[`${at}.${key}`];
            return error ? { error } : {};
          };
          const put = (part: { batch?: string; expires?: string }) =>
            setBatches({
              ...batches,
              [line.line_no]: { batch: '', expires: '', ...batches[line.line_no], ...part },
            });
          const left = {
            quantity: partText(leftOf(line), withBase(line), say, (count) => unitOf(line, count)),
          };
          return (
            <li key={line.line_no} className={classes.line}>
              <span>
                {line.product_name}
                <small>{say(isReceiving ? ORDER.leftToCome : ORDER.leftToReturn, left)}</small>
              </span>
              <PartInput
                label={`${say(isReceiving ? ORDER.receive : ORDER.giveBack)}: ${line.product_name}`}
                labelHidden
                line={withBase(line)}
                typed={typed[line.line_no] ?? NO_PART}
                onChange={(part) => setTyped({ ...typed, [line.line_no]: part })}
                {...faultOf('quantity')}
              />
              {isReceiving && trackingOf(line) !== 'none' && (
                <div className={classes.batch}>
                  <TextInput
                    label={say(ORDER.batch)}
                    optional={Boolean(batches[line.line_no]?.expires)}
                    maxLength={60}
                    value={batches[line.line_no]?.batch ?? ''}
                    onChange={(batch) => put({ batch })}
                    {...faultOf('batch')}
                  />
                  <DateInput
                    label={say(ORDER.expires)}
                    {...(trackingOf(line) === 'expiry' ? {} : { optional: true, clearable: true })}
                    value={batches[line.line_no]?.expires ?? ''}
                    onChange={(expires) => put({ expires })}
                    {...faultOf('expire_date')}
                  />
                  <BatchHint product={{ id: line.product_id, name: line.product_name }} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.more}>
        {isReceiving && (
          <TextInput
            label={say(ORDER.deliveryNote)}
            optional
            maxLength={60}
            value={reference}
            onChange={setReference}
          />
        )}
        <TextInput
          label={say(ORDER.remarksOfMove)}
          optional
          maxLength={1000}
          value={remarks}
          onChange={setRemarks}
        />
      </div>
    </Card>
  );
}
