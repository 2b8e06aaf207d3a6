import { addDays } from '#core/business-day.ts';
import { DEPOSIT, PaymentFields, wayOption } from '#modules/finance/public.web.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { BUY } from './purchase.words.ts';
import { newPayment, type PurchasePartProps } from './use-purchase-form.ts';

/** Paid at once, in part or not at all; what stays open is owed until its day. */
export function PaymentSection({ form, terms, sums }: PurchasePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { paid, payments, date, due_date } = form.typed;
  const { supplier, accounts } = terms;
  const deposit = supplier?.deposit ?? 0;
  const ahead =
    deposit > 0 ? [{ value: DEPOSIT, title: say(BUY.ahead, { amount: moneyText(deposit, currency) }) }] : [];
  const unused = [...accounts.map((one) => wayOption(one)), ...ahead].filter(
    ({ value }) => !payments.some(({ account_id }) => account_id?.value === value),
  );
  const days = supplier?.credit_days ?? null;
  const due = due_date || (days === null ? '' : addDays(date || terms.today, days));
  const fault = form.faultOf('payments');
  return (
    <FormSection title={say(BUY.payment)} why={say(BUY.paymentWhy)}>
      <PaymentFields
        title={say(BUY.payment)}
        answers={{ all: say(BUY.full), part: say(BUY.part), nothing: say(BUY.credit) }}
        paid={paid}
        onPaid={(chosen) => form.set({ paid: chosen })}
        lines={form.lines('payments')}
        accounts={accounts}
        others={ahead}
        total={sums.total}
        due={{ ...form.ask('due_date'), value: due }}
        several={{
          add: say(BUY.addPayment),
          remove: say(BUY.removePayment),
          onAdd: () => form.set({ payments: [...payments, newPayment(terms, unused)] }),
          note: fault && <Notice tone="danger">{fault}</Notice>,
        }}
      />
    </FormSection>
  );
}
