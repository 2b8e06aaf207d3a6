import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#core/ids.ts';
import { money, moneyToWire } from '#core/money.ts';
import { wireOfTyped } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GoodsBackCard } from '#ui/show/goods-back.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { purchase as purchaseEntity } from '../../purchase/purchase.entity.ts';
import { returnTermsAnswer } from '../return-terms.answer.ts';
import { SEND_BACK } from './purchase-return.words.ts';
import { SendBackLine } from './send-back-line.tsx';
import { booked, creditOf, type SentBack, type WirePurchase } from './wire-purchase.ts';

const KEPT = 'deposit';

/** Which goods of a purchase go back to the supplier, and where what was paid for them comes back to. */
export function SendBackCard({ purchase }: { purchase: WirePurchase }) {
  const say = useSay();
  const { currency } = purchase;
  const navigate = useNavigate();
  const client = useQueryClient();
  // Made when the form opens: a second press or a retry returns once.
  const [id] = useState(newId);
  const [sent, setSent] = useState<readonly SentBack[]>([]);
  const [chosen, setWay] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  // On a phone it opens below the figures of the purchase.
  useEffect(() => {
    // A browser may answer a promise, which would be taken for what tidies up.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { data: terms } = useQuery({
    queryKey: ['purchase', 'return-terms', purchase.id],
    queryFn: () => ask(returnTermsAnswer, withQuery('purchase/return-terms', { id: purchase.id })),
  });
  const total = creditOf(purchase, sent);
  const lowers = terms ? booked(terms.lowers, currency) : 0n;
  const back = total > lowers ? total - lowers : 0n;
  const ways = [
    ...(purchase.supplier_id ? [{ value: KEPT, title: say(SEND_BACK.kept) }] : []),
    ...(terms?.accounts ?? []).map(({ id: value, name }) => ({ value, title: name })),
  ];
  const way = chosen ?? ways[0]?.value ?? '';
  const isTransfer = terms?.accounts.some(({ id: value, type }) => value === way && type !== 'cash in hand');
  const close = () =>
    void navigate({ to: purchaseEntity.screens.view, search: searchOf({ id: purchase.id }) });
  const change = (line_no: number) => (typed: SentBack['typed']) =>
    setSent([
      ...sent.filter((line) => line.line_no !== line_no),
      ...(Number(typed.text) > 0 ? [{ line_no, typed }] : []),
    ]);
  const refund = {
    amount: moneyToWire(back, currency),
    ...(way === KEPT ? { mode: KEPT } : { account_id: way }),
    ...(isTransfer && reference.trim() ? { reference: reference.trim() } : {}),
  };
  const send = async () => {
    setSending(true);
    try {
      const made = await callForRow('POST', 'purchase/return', {
        body: {
          id,
          purchase_id: purchase.id,
          lines: sent.flatMap(({ line_no, typed }) => {
            const line = purchase.lines.find((one) => one.line_no === line_no);
            return line ? [{ line_no, ...wireOfTyped(typed, line) }] : [];
          }),
          ...(back > 0n ? { refunds: [refund] } : {}),
          ...(reason.trim() ? { reason: reason.trim() } : {}),
        },
        idempotencyKey: id,
      });
      showToast({ tone: 'success', title: say(SEND_BACK.done, { number: made.number }) });
      // Money, stock and debts have moved with it.
      await client.invalidateQueries();
      close();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <GoodsBackCard
      ref={card}
      title={say(SEND_BACK.title)}
      nothing={say(SEND_BACK.nothing)}
      sums={[
        ...(total > back
          ? [{ title: say(SEND_BACK.lowers), amount: amountText(money(total - back), currency) }]
          : []),
        ...(back > 0n
          ? [{ title: say(SEND_BACK.comesBack), amount: amountText(money(back), currency) }]
          : []),
      ]}
      actions={
        <>
          <Button kind="ghost" onClick={close}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon="undo"
            disabled={sent.length === 0 || !terms}
            loading={sending}
            onClick={() => void send()}
          >
            {total > 0n
              ? say(SEND_BACK.send, { amount: amountText(total, currency) })
              : say(SEND_BACK.button)}
          </Button>
        </>
      }
      lines={purchase.lines.map((line) => (
        <SendBackLine
          key={line.line_no}
          line={{
            ...line,
            base: terms?.units.find(({ product_id }) => product_id === line.product_id)?.unit_of_measure,
          }}
          returnable={terms?.lines.find(({ line_no }) => line_no === line.line_no)?.returnable ?? 0}
          onChange={change(line.line_no)}
        />
      ))}
      ways={
        <>
          {back > 0n && <Select label={say(SEND_BACK.refund)} options={ways} value={way} onChange={setWay} />}
          {back > 0n && isTransfer && (
            <TextInput
              label={say(SEND_BACK.reference)}
              optional
              maxLength={60}
              value={reference}
              onChange={setReference}
            />
          )}
          <TextInput
            label={say(SEND_BACK.reason)}
            optional
            value={reason}
            onChange={setReason}
            maxLength={1000}
          />
        </>
      }
    />
  );
}
