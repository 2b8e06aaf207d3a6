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
import { faultOf, type PartProps } from './part-props.ts';
import { BUY } from './purchase.words.ts';

/** Who sells, when and into which store, and whether there is a receipt by which VAT can be claimed. */
export function SupplierSection({ typed, onChange, terms, faults }: PartProps) {
  const say = useSay();
  const may = useMay();
  const { switches, currency } = useBranch();
  const { registered } = terms.vat;
  return (
    <FormSection title={say(BUY.supplier)} {...(registered ? { why: say(BUY.supplierWhy) } : {})}>
      <FieldGrid columns={3}>
        <RecordPicker
          target="supplier"
          label={say(BUY.supplier)}
          autoFocus
          clearable
          value={typed.supplier}
          onChange={(supplier) => onChange({ supplier, due: '' })}
          {...faultOf(faults, 'supplier_id')}
        />
        {may('back_date_sale') && (
          <DateInput
            label={say(BUY.date)}
            latest={terms.today}
            value={typed.date || terms.today}
            onChange={(date) => onChange({ date: date === terms.today ? '' : date })}
            {...faultOf(faults, 'date')}
          />
        )}
        {switches.has_store === true && terms.stores.length > 1 && (
          <Select
            label={say(BUY.store)}
            options={terms.stores.map(({ id, name }) => ({ value: id, title: name }))}
            value={typed.store}
            onChange={(store) => onChange({ store })}
            {...faultOf(faults, 'store_id')}
          />
        )}
      </FieldGrid>
      {registered && (
        <Switch
          label={say(BUY.receipt)}
          checked={typed.receipt}
          onChange={(receipt) => onChange({ receipt })}
        />
      )}
      {registered && typed.receipt && (
        <FieldGrid columns={3}>
          <TextInput
            label={say(BUY.receiptNumber)}
            optional
            maxLength={60}
            value={typed.receiptNumber}
            onChange={(receiptNumber) => onChange({ receiptNumber })}
            {...faultOf(faults, 'receipt_number')}
          />
          <DateInput
            label={say(BUY.receiptDate)}
            optional
            clearable
            latest={terms.today}
            value={typed.receiptDate}
            onChange={(receiptDate) => onChange({ receiptDate })}
            {...faultOf(faults, 'receipt_date')}
          />
          <Select
            label={say(BUY.prices)}
            options={[
              { value: 'exclusive', title: say(BUY.exclusive) },
              { value: 'inclusive', title: say(BUY.inclusive) },
            ]}
            value={typed.mode}
            onChange={(mode) => onChange({ mode: mode === 'inclusive' ? 'inclusive' : 'exclusive' })}
          />
        </FieldGrid>
      )}
      {registered && typed.receipt && (
        <FieldGrid columns={2}>
          <Switch
            label={say(BUY.partOfReceipt)}
            checked={typed.partOfReceipt}
            onChange={(partOfReceipt) => onChange({ partOfReceipt })}
          />
          <MoneyInput
            label={say(BUY.receiptTax)}
            name="receipt_tax"
            optional
            currency={currency}
            decimals={decimalsOf(currency)}
            value={typed.receiptTax}
            onChange={(receiptTax) => onChange({ receiptTax })}
            {...faultOf(faults, 'receipt_tax')}
          />
        </FieldGrid>
      )}
    </FormSection>
  );
}
