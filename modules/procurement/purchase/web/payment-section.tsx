import { addDays } from '#core/business-day.ts';
import { decimalsOf } from '#core/currencies.ts';
import { moneyToWire } from '#core/money.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { faultOf, type PartProps } from './part-props.ts';
import { BUY } from './purchase.words.ts';
import { DEPOSIT, type Paid, paidNow } from './typed-purchase.ts';

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
  const isCash = terms.accounts.find(({ id }) => id === typed.way)?.type === 'cash in hand';
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
      <FieldGrid columns={3}>
        {typed.paid !== 'credit' && (
          <Select
            label={say(BUY.paidFrom)}
            options={ways}
            value={typed.way}
            onChange={(way) => onChange({ way })}
            {...faultOf(faults, 'payments.0.account_id')}
          />
        )}
        {typed.paid === 'part' && (
          <MoneyInput
            label={say(BUY.paidNow)}
            currency={currency}
            decimals={decimalsOf(currency)}
            value={typed.amount}
            onChange={(amount) => onChange({ amount })}
            {...faultOf(faults, 'amount')}
          />
        )}
        {typed.paid !== 'credit' && typed.way !== DEPOSIT && !isCash && (
          <TextInput
            label={say(BUY.reference)}
            optional
            maxLength={60}
            value={typed.paymentReference}
            onChange={(paymentReference) => onChange({ paymentReference })}
            {...faultOf(faults, 'payments.0.reference')}
          />
        )}
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
