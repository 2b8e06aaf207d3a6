import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import { money } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { GoodsBackCard } from '#ui/show/goods-back.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { DueDate } from '../../invoice/web/due-date.tsx';
import { wayLook } from '../../till/web/payment/way-look.ts';
import { quote as quoteEntity } from '../quote.entity.ts';
import type { QuoteTerms } from '../quote-terms.answer.ts';
import { ConvertLine } from './convert-line.tsx';
import { CustomerCredit } from './customer-credit.tsx';
import { QUOTE } from './quote.words.ts';
import { useConversion } from './use-conversion.ts';
import type { WireQuote } from './wire-quote.ts';

/** Which lines of a quote become an invoice or a sale now, and at which prices. */
export function ConvertForm({ quote, terms }: { quote: WireQuote; terms: QuoteTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const card = useRef<HTMLDivElement>(null);
  const conversion = useConversion(quote, terms);
  const { parts, change, take, to, setTo, ways, way, setWay, received, setReceived, total, moved } =
    conversion;
  // On a phone it opens below the figures of the quote.
  useEffect(() => {
    // A browser may answer a promise, which would be taken for what tidies up.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = () => void navigate({ to: quoteEntity.screens.view, search: searchOf({ id: quote.id }) });
  const targets = [
    ...(may('create_invoice') ? [{ value: 'invoice', title: say(QUOTE.toInvoice) }] : []),
    ...(may('create_sale') ? [{ value: 'sale', title: say(QUOTE.toSale) }] : []),
  ];
  const thisOne = say(to === 'sale' ? QUOTE.thisSale : QUOTE.thisInvoice);
  const { left, stays, dearer } = conversion.way_to_total;
  const sums = [
    ...(stays > 0n || dearer !== 0n
      ? [{ title: say(QUOTE.quotedLeft), amount: amountText(left, currency) }]
      : []),
    ...(stays > 0n ? [{ title: say(QUOTE.staysOnQuote), amount: amountText(money(-stays), currency) }] : []),
    ...(dearer !== 0n
      ? [{ title: say(dearer > 0n ? QUOTE.dearer : QUOTE.cheaper), amount: amountText(dearer, currency) }]
      : []),
    { title: thisOne, amount: amountText(total, currency) },
  ];
  return (
    <Stack>
      {(terms.is_expired || moved.up + moved.down > 0) && (
        <Notice
          tone={terms.is_expired ? 'warning' : 'info'}
          title={say(terms.is_expired ? QUOTE.expired : QUOTE.changed)}
          action={
            moved.up + moved.down > 0 && (
              <Segments
                label={say(QUOTE.allAt)}
                items={[
                  { value: 'quoted', title: say(QUOTE.allQuoted) },
                  { value: 'current', title: say(QUOTE.allPresent) },
                ]}
                value={moved.all_at ?? ''}
                onChange={(prices) => conversion.priceAll(prices === 'current' ? 'current' : 'quoted')}
              />
            )
          }
        >
          {[
            moved.up + moved.down > 0 && say(QUOTE.changedHow, { up: moved.up, down: moved.down }),
            terms.is_expired && say(QUOTE.expiredWhy),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      <GoodsBackCard
        ref={card}
        title={say(QUOTE.convertTitle)}
        nothing={say(QUOTE.nothing)}
        sums={total > 0n ? sums : []}
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              {say(FORM.cancel)}
            </Button>
            <Button onClick={() => take('whole')}>{say(QUOTE.whole)}</Button>
            <Button onClick={() => take('in stock')}>{say(QUOTE.onlyInStock)}</Button>
            <Button
              kind="primary"
              icon="check"
              disabled={!conversion.isComplete}
              loading={conversion.sending}
              onClick={() => void conversion.send()}
            >
              {say(QUOTE.convert)}
            </Button>
          </>
        }
        lines={quote.lines.map((line, place) => {
          const [of, part] = [terms.lines[place], parts[place]];
          return of && part && of.left > 0 ? (
            <ConvertLine
              key={`${line.line_no}.${conversion.round}`}
              line={line}
              terms={of}
              part={part}
              amount={amountText(conversion.amountOf(part), currency)}
              onChange={change}
            />
          ) : null;
        })}
        ways={
          <>
            {stays > 0n && <p>{say(QUOTE.staysOpen)}</p>}
            <Segments
              label={say(QUOTE.convertTo)}
              items={targets}
              value={to}
              onChange={(value) => setTo(value === 'sale' ? 'sale' : 'invoice')}
            />
            {to === 'invoice' && <DueDate value={conversion.due_date} onChange={conversion.setDue} />}
            {to === 'invoice' && (
              <Switch
                label={say(QUOTE.deliverNow)}
                hint={say(QUOTE.deliverNowWhy)}
                checked={conversion.deliver}
                onChange={conversion.setDeliver}
              />
            )}
            {to === 'invoice' && quote.customer_id && (
              <CustomerCredit customer_id={quote.customer_id} more={total} />
            )}
            {to === 'sale' && (
              <>
                <Select
                  label={say(QUOTE.paidBy)}
                  options={ways.map((one) => ({ value: one.key, title: wayLook(one, ways, say).title }))}
                  value={way}
                  onChange={setWay}
                />
                <MoneyInput
                  label={say(QUOTE.paid)}
                  currency={currency}
                  decimals={decimalsOf(currency)}
                  value={received}
                  onChange={setReceived}
                />
              </>
            )}
          </>
        }
      />
    </Stack>
  );
}
