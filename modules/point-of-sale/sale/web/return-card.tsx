import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { useBalanceAfter } from '#modules/finance/public.web.ts';
import { wireOfTyped } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GoodsBackCard } from '#ui/show/goods-back.tsx';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { ReturnTerms } from '../../sale-return/return-terms.answer.ts';
import { returnTermsAnswer } from '../../sale-return/return-terms.answer.ts';
import { sale as saleEntity } from '../sale.entity.ts';
import { coinRule } from '../settle-payments.rules.ts';
import { type LineBack, refundOf } from './goods-back.ts';
import { refundWays, settle } from './refund-ways.ts';
import { ReturnLine } from './return-line.tsx';
import { SALE } from './sale.words.ts';
import type { WireSale } from './wire-sale.ts';

function baseOf({ product_id }: WireSale['lines'][number], terms: ReturnTerms | undefined) {
  return terms?.units.find((one) => one.product_id === product_id)?.unit_of_measure;
}

/** What of a sale comes back, whether it can be sold again, and how the money goes back. */
export function ReturnCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const { currency, switches } = useBranch();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Made when the form opens: a second press or a retry returns once.
  const [id] = useState(newId);
  const [back, setBack] = useState<readonly LineBack[]>([]);
  const [chosen, setWay] = useState('');
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  // On a phone it opens below the figures of the sale.
  useEffect(() => {
    // A browser may answer a promise, which would be taken for what tidies up.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const total = refundOf(sale, back);
  const coin = coinRule({ currency, settings: switches });
  const { data: terms } = useQuery({
    queryKey: ['sale', 'return-terms', sale.id],
    queryFn: () => ask(returnTermsAnswer, withQuery('sale/return-terms', { id: sale.id })),
  });
  const ways = refundWays(sale, say, terms?.tills);
  const way = chosen || (ways[0]?.value ?? '');
  const settled = terms && settle(terms, total, { way: ways.find(({ value }) => value === way), coin });
  const holds = useBalanceAfter(settled?.isRefunded ? way : '', settled?.money ?? 0n);
  const close = () => void navigate({ to: saleEntity.screens.view, search: searchOf({ id: sale.id }) });
  const change = (line: LineBack) =>
    setBack([
      ...back.filter(({ line_no }) => line_no !== line.line_no),
      ...(Number(line.typed.text) > 0 ? [line] : []),
    ]);
  const send = async () => {
    setSending(true);
    try {
      await call('POST', sale.invoice_id ? 'invoice/return' : 'sale/return', {
        body: {
          id,
          ...(sale.invoice_id ? { invoice_id: sale.invoice_id } : { sale_id: sale.id }),
          lines: back.flatMap(({ line_no, goods, typed }) => {
            const line = sale.lines.find((one) => one.line_no === line_no);
            return line ? [{ line_no, goods, ...wireOfTyped(typed, line) }] : [];
          }),
          refunds: (settled?.refunds ?? []).map((refund) => ({
            ...refund,
            amount: moneyToWire(refund.amount, currency),
          })),
          ...(reason.trim() ? { reason: reason.trim() } : {}),
        },
        idempotencyKey: id,
      });
      showToast({ tone: 'success', title: say(SALE.returnedNow) });
      // Money, stock and debts have moved with it.
      await client.invalidateQueries();
      close();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  const sumsOf = ({ lessDebt, money, isRefunded }: NonNullable<typeof settled>) => [
    ...(lessDebt > 0n ? [{ title: say(SALE.lessDebt), amount: amountText(lessDebt, currency) }] : []),
    ...(isRefunded || lessDebt === 0n
      ? [{ title: say(SALE.refundTotal), amount: amountText(money, currency) }]
      : []),
  ];
  return (
    <GoodsBackCard
      ref={card}
      title={say(SALE.returnTitle)}
      nothing={say(SALE.nothing)}
      sums={total > 0n && settled ? sumsOf(settled) : []}
      actions={
        <>
          <Button kind="ghost" onClick={close}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon="undo"
            disabled={back.length === 0 || !terms}
            loading={sending}
            onClick={() => void send()}
          >
            {settled && settled.money > 0n && total > 0n
              ? say(SALE.doReturn, { amount: amountText(settled.money, currency) })
              : say(SALE.return)}
          </Button>
        </>
      }
      lines={sale.lines.map((line) => (
        <ReturnLine
          key={line.line_no}
          line={{ ...line, base: baseOf(line, terms) }}
          back={back.find(({ line_no }) => line_no === line.line_no)}
          onChange={change}
        />
      ))}
      ways={
        <>
          {settled?.isRefunded && (
            <Select
              label={say(SALE.refund)}
              {...(holds ? { hint: holds } : {})}
              options={ways.map(({ value, title }) => ({ value, title }))}
              value={way}
              onChange={(value) => setWay(value ?? '')}
            />
          )}
          <TextInput label={say(SALE.reason)} optional value={reason} onChange={setReason} maxLength={1000} />
        </>
      }
    />
  );
}
