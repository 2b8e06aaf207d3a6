import { decimalsOf } from '#core/currencies.ts';
import type { TaxCode } from '#core/vat.ts';
import { useBalanceAfter } from '#modules/finance/public.web.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { TAX_TYPES } from '../../purchase/purchase-line-fields.ts';
import type { PurchaseTerms } from '../../purchase/web/purchase-calls.ts';
import { amountOf } from '../../purchase/web/typed-purchase.ts';
import { COST } from './landed-cost.words.ts';
import type { TypedCost } from './typed-cost.ts';

/** What one cost is for, how it is shared, and who is paid or owed. */
export function CostFields({
  typed,
  onChange,
  terms,
  faultOf,
}: {
  typed: TypedCost;
  onChange: (part: Partial<TypedCost>) => void;
  terms: PurchaseTerms;
  faultOf: (key: string) => string | undefined;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const fault = (key: string) => ({ error: faultOf(key) });
  const hint = useBalanceAfter(typed.paid ? typed.account : '', amountOf(typed.amount, currency));
  const isTransfer = terms.accounts.some(({ id, type }) => id === typed.account && type !== 'cash in hand');
  return (
    <>
      <FieldGrid columns={2}>
        <TextInput
          label={say(COST.name)}
          name="title"
          placeholder={say(COST.example)}
          maxLength={120}
          value={typed.title}
          onChange={(title) => onChange({ title })}
          {...fault('title')}
        />
        <MoneyInput
          label={say(COST.amount)}
          name="amount"
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.amount}
          onChange={(amount) => onChange({ amount })}
          {...fault('amount')}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Segments
          label={say(COST.by)}
          items={[
            { value: 'value', title: say(COST.byValue) },
            { value: 'quantity', title: say(COST.byQuantity) },
          ]}
          value={typed.by}
          onChange={(by) => onChange({ by: by === 'quantity' ? 'quantity' : 'value' })}
        />
        <Segments
          label={say(COST.payment)}
          items={[
            { value: 'paid', title: say(COST.paid) },
            { value: 'owed', title: say(COST.owed) },
          ]}
          value={typed.paid ? 'paid' : 'owed'}
          onChange={(paid) => onChange({ paid: paid === 'paid' })}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        {typed.paid && (
          <Select
            label={say(COST.paidFrom)}
            options={terms.accounts.map(({ id, name }) => ({ value: id, title: name }))}
            value={typed.account}
            onChange={(account) => onChange({ account })}
            hint={hint}
            {...fault('account_id')}
          />
        )}
        {typed.paid && isTransfer && (
          <TextInput
            label={say(COST.reference)}
            optional
            maxLength={60}
            value={typed.reference}
            onChange={(reference) => onChange({ reference })}
            {...fault('reference')}
          />
        )}
        <RecordPicker
          target="supplier"
          label={say(COST.supplier)}
          optional={typed.paid}
          clearable
          value={typed.supplier}
          onChange={(supplier) => onChange({ supplier })}
          {...fault('supplier_id')}
        />
      </FieldGrid>
      {terms.vat.registered && (
        <Switch
          label={say(COST.receipt)}
          checked={typed.receipt}
          onChange={(receipt) => onChange({ receipt })}
        />
      )}
      {terms.vat.registered && typed.receipt && (
        <FieldGrid columns={2}>
          <TextInput
            label={say(COST.receiptNumber)}
            optional
            maxLength={60}
            value={typed.receiptNumber}
            onChange={(receiptNumber) => onChange({ receiptNumber })}
            {...fault('receipt_number')}
          />
          <DateInput
            label={say(COST.receiptDate)}
            optional
            clearable
            latest={terms.today}
            value={typed.receiptDate}
            onChange={(receiptDate) => onChange({ receiptDate })}
            {...fault('receipt_date')}
          />
          <Select
            label={say(COST.vat)}
            options={TAX_TYPES.map((tax) => ({ value: tax, title: TAX_WORDS[language][tax] }))}
            value={typed.tax}
            onChange={(tax) => onChange({ tax: tax as TaxCode })}
            {...fault('tax')}
          />
          <Switch
            label={say(COST.partOfReceipt)}
            checked={typed.partOfReceipt}
            onChange={(partOfReceipt) => onChange({ partOfReceipt })}
          />
        </FieldGrid>
      )}
    </>
  );
}
