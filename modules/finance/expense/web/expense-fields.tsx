import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked, AskedDay } from '#web-kit/form/asked.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { PaymentFields } from '../../payment/web/payment-fields.tsx';
import { EXPENSE } from './expense.words.ts';
import { figuresOf } from './expense-figures.ts';
import type { ExpensePartProps } from './use-expense-form.ts';

/** What was spent, on what, when and for whom. */
export function ExpenseFields({ form, terms }: ExpensePartProps) {
  const say = useSay();
  const may = useMay();
  return (
    <FormSection title={say(EXPENSE.what)} why={say(EXPENSE.whatWhy)}>
      <FieldGrid columns={2}>
        <Asked input={form.ask('expense_type_id')} />
        <Asked input={form.ask('amount')} />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Asked input={form.ask('title')} placeholder={say(EXPENSE.example)} />
        {may('back_date_sale') && <AskedDay input={form.ask('date')} today={terms.today} />}
      </FieldGrid>
      <FieldGrid columns={2}>
        <Asked input={form.ask('supplier_id')} />
        <Asked input={form.ask('truck_id')} />
      </FieldGrid>
    </FormSection>
  );
}

/** What of it is paid now, and from which account. */
export function ExpensePayment({ form, terms }: ExpensePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  return (
    <FormSection title={say(EXPENSE.paymentPart)} why={say(EXPENSE.paymentWhy)}>
      <PaymentFields
        title={say(EXPENSE.paidNow)}
        answers={{ all: say(EXPENSE.all), part: say(EXPENSE.part), nothing: say(EXPENSE.nothing) }}
        paid={form.typed.paid}
        onPaid={(paid) => form.set({ paid })}
        lines={form.lines('payments')}
        accounts={terms.accounts}
        total={figuresOf(form.typed, terms, currency).amount}
        due={form.ask('due_date')}
      />
    </FormSection>
  );
}

/** The receipt that was given for it, and the VAT on it. */
export function ReceiptFields({ form, terms }: ExpensePartProps) {
  const say = useSay();
  const taxes = [
    { value: 'standard', title: say(EXPENSE.standardVat, { rate: terms.vat.standard_rate / 100 }) },
    { value: 'exempt', title: say(EXPENSE.noVat) },
  ];
  return (
    <FormSection title={say(EXPENSE.receiptPart)} why={say(EXPENSE.receiptWhy)}>
      <Asked input={form.ask('has_receipt')} />
      {form.typed.has_receipt && (
        <FieldGrid columns={2}>
          <Asked input={form.ask('receipt_number')} />
          <Asked input={form.ask('receipt_date')} latest={terms.today} />
          <Asked input={form.ask('part_of_receipt')} />
          <Asked input={form.ask('tax_amount')} />
          <Asked input={form.ask('receipt_tax')} />
          <Asked input={form.ask('tax_type')} options={taxes} />
        </FieldGrid>
      )}
    </FormSection>
  );
}
