import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { faultOf, type PartProps } from './part-props.ts';
import { PaymentRow } from './payment-row.tsx';
import { BUY } from './purchase.words.ts';
import { amountOf, DEPOSIT, type Paid, paidNow, type TypedPayment } from './typed-purchase.ts';

/** Paid at once, in part or not at all; what stays open is owed until its day. */
export function PaymentSection({ typed, onChange, terms, sums, faults }: PartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const now = paidNow(typed, sums.total, currency);
  const left = sums.total > now ? sums.total - now : 0n;
  const { supplier } = terms;
  const ways = [
    ...terms.accounts.map(({ id, name }) => ({ value: id, title: name })),
    ...(supplier && supplier.deposit > 0
      ? [{ value: DEPOSIT, title: say(BUY.ahead, { amount: moneyText(supplier.deposit, currency) }) }]
      : []),
  ];
  const shown = typed.paid === 'full' ? typed.payments.slice(0, 1) : typed.payments;
  const put = (key: string, part: Partial<TypedPayment>) =>
    onChange({ payments: typed.payments.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const remove = (key: string) => onChange({ payments: typed.payments.filter((one) => one.key !== key) });
  const add = () => {
    const unused = ways.find(({ value }) => !typed.payments.some(({ way }) => way === value));
    const way = unused?.value ?? ways[0]?.value ?? '';
    onChange({ payments: [...typed.payments, { key: newId(), way, amount: '', reference: '' }] });
  };
  const due =
    typed.due ||
    (supplier?.credit_days == null ? '' : addDays(typed.date || terms.today, supplier.credit_days));
  return (
    <FormSection title={say(BUY.payment)} why={say(BUY.paymentWhy)}>
      <div>
        <Segments
          label={say(BUY.payment)}
          items={[
            { value: 'full', title: say(BUY.full) },
            { value: 'part', title: say(BUY.part) },
            { value: 'credit', title: say(BUY.credit) },
          ]}
          value={typed.paid}
          onChange={(paid) => onChange({ paid: paid as Paid })}
        />
      </div>
      {typed.paid !== 'credit' &&
        shown.map((payment, place) => (
          <PaymentRow
            key={payment.key}
            payment={payment}
            place={place}
            ways={ways}
            isCash={terms.accounts.find(({ id }) => id === payment.way)?.type === 'cash in hand'}
            paid={typed.paid === 'full' ? sums.total : amountOf(payment.amount, currency)}
            hasAmount={typed.paid === 'part'}
            faults={faults}
            onChange={(part) => put(payment.key, part)}
            onRemove={shown.length > 1 ? () => remove(payment.key) : undefined}
          />
        ))}
      {faults.amount && <Notice tone="danger">{faults.amount}</Notice>}
      {typed.paid === 'part' && (
        <div>
          <Button size="s" icon="plus" onClick={add}>
            {say(BUY.addPayment)}
          </Button>
        </div>
      )}
      <FieldGrid columns={3}>
        {left > 0n && (
          <DateInput
            label={`${say(BUY.due)}: ${moneyText(moneyToWire(left, currency), currency)}`}
            optional
            clearable
            value={due}
            onChange={(chosen) => onChange({ due: chosen })}
            {...faultOf(faults, 'due_date')}
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}
