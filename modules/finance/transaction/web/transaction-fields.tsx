import { Segments } from '#ui/actions/segments.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked, AskedDay } from '#web-kit/form/asked.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useBalanceAfter } from '../../account/web/use-balance-after.ts';
import { transactionWords } from '../transaction.i18n.ts';
import { counterpartsOf, TRANSACTION_TYPES } from '../transaction.rules.ts';
import { TRANSACTION } from './transaction.words.ts';
import { figuresOf, placeOption } from './transaction-figures.ts';
import type { TransactionPartProps } from './use-transaction-form.ts';

/** What moves, between which accounts or for what. */
export function MoneyThatMoves({ form, terms }: TransactionPartProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { type, account_id } = form.typed;
  const { leaves } = figuresOf(form.typed, currency);
  const hint = useBalanceAfter(type === 'deposit' ? '' : (account_id?.value ?? ''), leaves);
  const here = terms.accounts.filter(({ branch_name }) => !branch_name);
  const others = terms.accounts.filter(({ id }) => id !== account_id?.value);
  const words = transactionWords[language].choices.counterpart;
  return (
    <FormSection title={say(TRANSACTION.what)} why={say(TRANSACTION.whatWhy)}>
      <Segments
        label={form.labels.type ?? ''}
        items={TRANSACTION_TYPES.map((one) => ({ value: one, title: say(TRANSACTION[one]) }))}
        value={type}
        onChange={(chosen) =>
          form.set({ type: TRANSACTION_TYPES.find((one) => one === chosen) ?? type, counterpart: '' })
        }
      />
      <FieldGrid columns={2}>
        <Asked input={form.ask('account_id')} options={here.map(placeOption)} hint={hint} />
        <Asked input={form.ask('to_account_id')} options={others.map(placeOption)} />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Asked input={form.ask('amount')} />
        <Asked
          input={form.ask('fee')}
          hint={say(type === 'deposit' ? TRANSACTION.feeInside : TRANSACTION.feeOnTop)}
        />
      </FieldGrid>
      {type !== 'transfer' && type !== '' && (
        <FieldGrid columns={2}>
          <Asked
            input={form.ask('counterpart')}
            hint={say(TRANSACTION.personalLoan)}
            options={counterpartsOf(type).map((one) => ({ value: one, title: words[one] }))}
          />
          <Asked input={form.ask('expense_type_id')} />
        </FieldGrid>
      )}
    </FormSection>
  );
}

/** How it is found again, and when it was. */
export function TransactionDetails({ form, terms: { today } }: TransactionPartProps) {
  const say = useSay();
  const may = useMay();
  return (
    <FormSection title={say(TRANSACTION.more)} why={say(TRANSACTION.moreWhy)}>
      <FieldGrid columns={2}>
        <Asked input={form.ask('reference')} />
        {may('back_date_sale') && <AskedDay input={form.ask('date')} today={today} />}
      </FieldGrid>
      <Asked input={form.ask('remarks')} rows={2} />
    </FormSection>
  );
}
