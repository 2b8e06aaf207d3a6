import { type Currency, decimalsOf } from '#core/currencies.ts';
import { moneyOfText } from '#core/money.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useBalanceAfter } from '../../account/web/use-balance-after.ts';
import { transactionWords } from '../transaction.i18n.ts';
import { counterpartsOf, TRANSACTION_TYPES } from '../transaction.rules.ts';
import { TRANSACTION } from './transaction.words.ts';
import type { MoneyPlace, TransactionTerms } from './transaction-calls.ts';
import { hasReference, placesOf, type TypedTransaction } from './typed-transaction.ts';

export interface TransactionPartProps {
  typed: TypedTransaction;
  set: (change: Partial<TypedTransaction>) => void;
  terms: TransactionTerms;
  faultOf: (key: string) => string | undefined;
}

/** What moves, between which accounts or for what. */
export function MoneyThatMoves({ typed, set, terms, faultOf }: TransactionPartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { type } = typed;
  const leaves = minorOf(typed.amount, currency) + minorOf(typed.fee, currency);
  const hint = useBalanceAfter(type === 'deposit' ? '' : typed.account, leaves);
  const here = terms.accounts.filter(({ branch_name }) => !branch_name);
  const others = terms.accounts.filter(({ id }) => id !== typed.account);
  return (
    <FormSection title={say(TRANSACTION.what)} why={say(TRANSACTION.whatWhy)}>
      <Segments
        label={say(TRANSACTION.type)}
        items={TRANSACTION_TYPES.map((one) => ({ value: one, title: say(TRANSACTION[one]) }))}
        value={type}
        onChange={(chosen) => set({ type: chosen as TypedTransaction['type'], counterpart: '' })}
      />
      <FieldGrid columns={2}>
        <Select
          label={say(type === 'deposit' ? TRANSACTION.into : TRANSACTION.from)}
          name="account"
          options={here.map(optionOf)}
          value={typed.account}
          onChange={(account) => set({ account })}
          hint={hint}
          error={faultOf('account_id')}
        />
        {type === 'transfer' && (
          <Select
            label={say(TRANSACTION.to)}
            name="to-account"
            options={others.map(optionOf)}
            value={typed.toAccount}
            onChange={(toAccount) => set({ toAccount })}
            error={faultOf('to_account_id')}
          />
        )}
      </FieldGrid>
      <FieldGrid columns={2}>
        <MoneyInput
          label={say(TRANSACTION.amount)}
          name="amount"
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          error={faultOf('amount')}
        />
        <MoneyInput
          label={say(TRANSACTION.fee)}
          name="fee"
          optional
          hint={say(type === 'deposit' ? TRANSACTION.feeInside : TRANSACTION.feeOnTop)}
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.fee}
          onChange={(fee) => set({ fee })}
          error={faultOf('fee')}
        />
      </FieldGrid>
      {type !== 'transfer' && <Counterpart {...{ typed, set, terms, faultOf }} />}
    </FormSection>
  );
}

/** Where money comes from that is put in, or what it is for that is taken out. */
function Counterpart({ typed, set, faultOf }: TransactionPartProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = transactionWords[language].choices.counterpart;
  return (
    <FieldGrid columns={2}>
      <Select
        label={say(typed.type === 'deposit' ? TRANSACTION.comesFrom : TRANSACTION.goesTo)}
        name="counterpart"
        hint={say(TRANSACTION.personalLoan)}
        options={counterpartsOf(typed.type).map((one) => ({ value: one, title: words[one] }))}
        value={typed.counterpart}
        onChange={(counterpart) => set({ counterpart })}
        error={faultOf('counterpart')}
      />
      {typed.counterpart === 'expense' && (
        <RecordPicker
          target="expense-type"
          label={say(TRANSACTION.expenseType)}
          value={typed.expenseType}
          onChange={(expenseType) => set({ expenseType })}
          error={faultOf('expense_type_id')}
        />
      )}
    </FieldGrid>
  );
}

/** How it is found again, and when it was. */
export function TransactionDetails({ typed, set, terms, faultOf }: TransactionPartProps) {
  const say = useSay();
  const may = useMay();
  return (
    <FormSection title={say(TRANSACTION.more)} why={say(TRANSACTION.moreWhy)}>
      <FieldGrid columns={2}>
        {hasReference(placesOf(typed, terms)) && (
          <TextInput
            label={say(TRANSACTION.reference)}
            name="reference"
            optional
            maxLength={60}
            value={typed.reference}
            onChange={(reference) => set({ reference })}
            error={faultOf('reference')}
          />
        )}
        {may('back_date_sale') && (
          <DateInput
            label={say(TRANSACTION.date)}
            latest={terms.today}
            value={typed.date || terms.today}
            onChange={(date) => set({ date })}
            error={faultOf('date')}
          />
        )}
      </FieldGrid>
      <Textarea
        label={say(TRANSACTION.remarks)}
        optional
        rows={2}
        maxLength={1000}
        value={typed.remarks}
        onChange={(remarks) => set({ remarks })}
        error={faultOf('remarks')}
      />
    </FormSection>
  );
}

/** An amount as it is typed; nothing while it is none. */
function minorOf(text: string, currency: Currency): bigint {
  const read = moneyOfText(text, currency);
  return typeof read === 'bigint' ? read : 0n;
}

function optionOf({ id, name, branch_name }: MoneyPlace) {
  return { value: id, title: branch_name ? `${name} · ${branch_name}` : name };
}
