import { sum } from '#core/money.ts';
import { PaidFrom } from '#modules/finance/public.web.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { TAX_TYPES } from '../../purchase/purchase-line-fields.ts';
import type { PurchaseTerms } from '../../purchase/web/purchase-calls.ts';
import { COST } from './landed-cost.words.ts';
import type { TypedCost } from './said-cost.ts';

export interface CostFieldsProps {
  typed: TypedCost;
  ask: (column: Exclude<keyof TypedCost, 'paid'>) => AskedInput;
  set: (part: Partial<TypedCost>) => void;
  terms: PurchaseTerms;
}

/** What one cost is for, how it is shared, and who is paid or owed. */
export function CostFields({ typed, ask, set, terms }: CostFieldsProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { paid } = typed;
  const shares = [
    { value: 'value', title: say(COST.byValue) },
    { value: 'quantity', title: say(COST.byQuantity) },
  ];
  return (
    <>
      <FieldGrid columns={2}>
        <Asked input={ask('title')} placeholder={say(COST.example)} />
        <Asked input={ask('amount')} />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Asked input={ask('by')} label={say(COST.by)} segments options={shares} />
        <Segments
          label={say(COST.payment)}
          items={[
            { value: 'paid', title: say(COST.paid) },
            { value: 'owed', title: say(COST.owed) },
          ]}
          value={paid ? 'paid' : 'owed'}
          onChange={(chosen) => set({ paid: chosen === 'paid' })}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        {paid && (
          <PaidFrom
            ask={ask}
            account={typed.account_id}
            accounts={terms.accounts}
            leaving={sum([typed.amount, typed.fee].map((part) => typedAmount(part, currency)))}
          />
        )}
        <Asked input={ask('supplier_id')} optional={paid} />
      </FieldGrid>
      {terms.vat.registered && <ReceiptOfCost {...{ typed, ask, terms }} />}
    </>
  );
}

function ReceiptOfCost({ typed, ask, terms }: Omit<CostFieldsProps, 'set'>) {
  const { language } = useLanguage();
  return (
    <>
      <Asked input={ask('receipt_is_provided')} />
      {typed.receipt_is_provided && (
        <FieldGrid columns={2}>
          <Asked input={ask('receipt_number')} />
          <Asked input={ask('receipt_date')} latest={terms.today} />
          <Asked
            input={ask('tax')}
            options={TAX_TYPES.map((tax) => ({ value: tax, title: TAX_WORDS[language][tax] }))}
          />
          <Asked input={ask('tax_amount')} />
          <Asked input={ask('part_of_receipt')} />
          {typed.part_of_receipt && <Asked input={ask('receipt_tax')} />}
        </FieldGrid>
      )}
    </>
  );
}
