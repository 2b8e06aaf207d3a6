import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked, AskedDay } from '#web-kit/form/asked.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { BUY } from './purchase.words.ts';
import type { PurchasePartProps } from './use-purchase-form.ts';

/** Who sells, when and into which store, and whether there is a receipt by which VAT can be claimed. */
export function SupplierSection({ form, terms }: PurchasePartProps) {
  const say = useSay();
  const may = useMay();
  const { switches } = useBranch();
  const { registered } = terms.vat;
  const supplier = form.ask('supplier_id');
  const stores = terms.stores.map(({ id, name }) => ({ value: id, title: name }));
  const modes = [
    { value: 'exclusive', title: say(BUY.exclusive) },
    { value: 'inclusive', title: say(BUY.inclusive) },
  ];
  return (
    <FormSection title={supplier.label} {...(registered ? { why: say(BUY.supplierWhy) } : {})}>
      <FieldGrid columns={3}>
        <Asked
          input={{
            ...supplier,
            onChange: (chosen) => {
              supplier.onChange(chosen);
              form.set({ due_date: '' });
            },
          }}
          optional={false}
          autoFocus
        />
        {may('back_date_sale') && <AskedDay input={form.ask('date')} today={terms.today} />}
        {switches.has_store === true && stores.length > 1 && (
          <Asked input={form.ask('store_id')} optional={false} options={stores} />
        )}
      </FieldGrid>
      {registered && <Asked input={form.ask('receipt_is_provided')} />}
      {registered && form.typed.receipt_is_provided && (
        <>
          <FieldGrid columns={3}>
            <Asked input={form.ask('receipt_number')} />
            <Asked input={form.ask('receipt_date')} latest={terms.today} />
            <Asked input={form.ask('tax_mode')} options={modes} />
          </FieldGrid>
          <FieldGrid columns={2}>
            <Asked input={form.ask('part_of_receipt')} />
            <Asked input={form.ask('receipt_tax')} />
          </FieldGrid>
        </>
      )}
    </FormSection>
  );
}
