import { decimalsOf } from '#core/currencies.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { EXPENSE } from './expense.words.ts';
import type { ExpenseTerms } from './expense-calls.ts';
import type { TypedExpense } from './typed-expense.ts';

export interface ExpensePartProps {
  typed: TypedExpense;
  set: (change: Partial<TypedExpense>) => void;
  terms: ExpenseTerms;
  faultOf: (key: string) => string | undefined;
}

/** What was spent, on what, when and for whom. */
export function ExpenseFields({ typed, set, terms, faultOf }: ExpensePartProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const fault = (key: string) => ({ error: faultOf(key) });
  return (
    <FormSection title={say(EXPENSE.what)} why={say(EXPENSE.whatWhy)}>
      <FieldGrid columns={2}>
        <RecordPicker
          target="expense-type"
          label={say(EXPENSE.type)}
          value={typed.type}
          onChange={(type) => set({ type })}
          {...fault('expense_type_id')}
        />
        <MoneyInput
          label={say(terms.vat.registered ? EXPENSE.amountWithVat : EXPENSE.amount)}
          name="amount"
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          {...fault('amount')}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        <TextInput
          label={say(EXPENSE.name)}
          name="title"
          optional
          placeholder={say(EXPENSE.example)}
          maxLength={120}
          value={typed.title}
          onChange={(title) => set({ title })}
          {...fault('title')}
        />
        {may('back_date_sale') && (
          <DateInput
            label={say(EXPENSE.date)}
            latest={terms.today}
            value={typed.date || terms.today}
            onChange={(date) => set({ date })}
            {...fault('date')}
          />
        )}
      </FieldGrid>
      <RecordPicker
        target="supplier"
        label={say(EXPENSE.supplier)}
        optional
        clearable
        value={typed.supplier}
        onChange={(supplier) => set({ supplier })}
        {...fault('supplier_id')}
      />
    </FormSection>
  );
}

/** The receipt that was given for it, and the VAT on it. */
export function ReceiptFields({ typed, set, terms, faultOf }: ExpensePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  return (
    <FormSection title={say(EXPENSE.receiptPart)} why={say(EXPENSE.receiptWhy)}>
      <Switch label={say(EXPENSE.receipt)} checked={typed.receipt} onChange={(receipt) => set({ receipt })} />
      {typed.receipt && (
        <FieldGrid columns={2}>
          <TextInput
            label={say(EXPENSE.receiptNumber)}
            optional
            maxLength={60}
            value={typed.receiptNumber}
            onChange={(receiptNumber) => set({ receiptNumber })}
            error={faultOf('receipt_number')}
          />
          <DateInput
            label={say(EXPENSE.receiptDate)}
            optional
            clearable
            latest={terms.today}
            value={typed.receiptDate}
            onChange={(receiptDate) => set({ receiptDate })}
            error={faultOf('receipt_date')}
          />
          <Switch
            label={say(EXPENSE.partOfReceipt)}
            checked={typed.partOfReceipt}
            onChange={(partOfReceipt) => set({ partOfReceipt })}
          />
          {terms.vat.registered && (
            <MoneyInput
              label={say(EXPENSE.taxAmount)}
              name="tax_amount"
              optional
              currency={currency}
              decimals={decimalsOf(currency)}
              value={typed.taxAmount}
              onChange={(taxAmount) => set({ taxAmount })}
              error={faultOf('tax_amount')}
            />
          )}
          {terms.vat.registered && (
            <MoneyInput
              label={say(EXPENSE.receiptTax)}
              name="receipt_tax"
              optional
              currency={currency}
              decimals={decimalsOf(currency)}
              value={typed.receiptTax}
              onChange={(receiptTax) => set({ receiptTax })}
              error={faultOf('receipt_tax')}
            />
          )}
          {terms.vat.registered && (
            <Select
              label={say(EXPENSE.vat)}
              options={[
                {
                  value: 'standard',
                  title: say(EXPENSE.standardVat, { rate: terms.vat.standard_rate / 100 }),
                },
                { value: 'exempt', title: say(EXPENSE.noVat) },
              ]}
              value={typed.tax}
              onChange={(tax) => set({ tax: tax === 'exempt' ? 'exempt' : 'standard' })}
              error={faultOf('tax_type')}
            />
          )}
        </FieldGrid>
      )}
    </FormSection>
  );
}
