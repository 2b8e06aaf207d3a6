import { decimalsOf } from '#core/currencies.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useBalanceAfter } from '../../account/web/use-balance-after.ts';
import { EXPENSE } from './expense.words.ts';
import type { ExpensePartProps } from './expense-fields.tsx';
import { figuresOf, type TypedExpense } from './typed-expense.ts';

/** What of it is paid now, and from which account. */
export function ExpensePayment({ typed, set, terms, faultOf }: ExpensePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const hint = useBalanceAfter(typed.account, figuresOf(typed, terms, currency).paid);
  const isTransfer = terms.accounts.some(({ id, type }) => id === typed.account && type !== 'cash in hand');
  return (
    <FormSection title={say(EXPENSE.paymentPart)} why={say(EXPENSE.paymentWhy)}>
      <Segments
        label={say(EXPENSE.paidNow)}
        items={[
          { value: 'all', title: say(EXPENSE.all) },
          { value: 'part', title: say(EXPENSE.part) },
          { value: 'nothing', title: say(EXPENSE.nothing) },
        ]}
        value={typed.paid}
        onChange={(paid) => set({ paid: paid as TypedExpense['paid'] })}
      />
      <FieldGrid columns={2}>
        {typed.paid !== 'nothing' && (
          <Select
            label={say(EXPENSE.paidFrom)}
            options={terms.accounts.map(({ id, name }) => ({ value: id, title: name }))}
            value={typed.account}
            onChange={(account) => set({ account })}
            hint={hint}
            error={faultOf('payments.0.account_id')}
          />
        )}
        {typed.paid === 'part' && (
          <MoneyInput
            label={say(EXPENSE.paidAmount)}
            currency={currency}
            decimals={decimalsOf(currency)}
            value={typed.paidAmount}
            onChange={(paidAmount) => set({ paidAmount })}
            error={faultOf('payments.0.amount')}
          />
        )}
        {typed.paid !== 'nothing' && isTransfer && (
          <TextInput
            label={say(EXPENSE.reference)}
            optional
            maxLength={60}
            value={typed.reference}
            onChange={(reference) => set({ reference })}
            error={faultOf('payments.0.reference')}
          />
        )}
        {typed.paid !== 'all' && (
          <DateInput
            label={say(EXPENSE.due)}
            optional
            clearable
            value={typed.due}
            onChange={(due) => set({ due })}
            error={faultOf('due_date')}
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}
