import type { ReactNode } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import type { Words } from '#core/i18n/language.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useBalanceAfter } from '../../account/web/use-balance-after.ts';
import { paymentWords } from '../payment.i18n.ts';
import { PAYMENT } from './payment.words.ts';
import type { WayToPay } from './payment-calls.ts';
import { amountOf, DEPOSIT, feeOf, modeOf, modesOf, type TypedMoney } from './typed-money.ts';

export interface MoneyFieldsProps {
  typed: TypedMoney;
  onChange: (change: Partial<TypedMoney>) => void;
  accounts: readonly WayToPay[];
  /** What is said of the money; that it comes in, where nothing else is. */
  why?: Words;
  /** It leaves the account, so what that holds stands below it. */
  goesOut?: boolean;
  /** What was paid ahead and can pay now. */
  deposit: number;
  /** The sentence under the input of a key of the body. */
  faultOf: (key: string) => string | undefined;
  /** The way to an amount that need not be typed. */
  children?: ReactNode;
}

/** How much, into or out of which account, and how; an account of one mode asks for none. */
export function MoneyFields({
  typed,
  onChange,
  accounts,
  why = PAYMENT.moneyWhy,
  goesOut = false,
  deposit,
  faultOf,
  children,
}: MoneyFieldsProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words: Readonly<Record<string, string>> = paymentWords[language].choices.mode;
  const modes = modesOf(accounts.find(({ id }) => id === typed.way));
  const mode = modeOf(typed, accounts) ?? DEPOSIT;
  const leaving = amountOf(typed, currency) + feeOf(typed, mode, currency);
  const hint = useBalanceAfter(goesOut ? typed.way : '', leaving);
  const fault = (key: string) => ({ error: faultOf(key) });
  const ways = [
    ...accounts.map(({ id, name }) => ({ value: id, title: name })),
    ...(deposit > 0
      ? [{ value: DEPOSIT, title: say(PAYMENT.fromDeposit, { amount: moneyText(deposit, currency) }) }]
      : []),
  ];
  return (
    <FormSection title={say(PAYMENT.money)} why={say(why)}>
      <FieldGrid columns={2}>
        <MoneyInput
          label={say(PAYMENT.amount)}
          name="amount"
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.amount}
          onChange={(amount) => onChange({ amount })}
          {...fault('amount')}
        />
        <Select
          label={say(PAYMENT.account)}
          name="account"
          options={ways}
          value={typed.way}
          onChange={(way) => onChange({ way })}
          hint={hint}
          {...fault('account_id')}
        />
      </FieldGrid>
      {mode !== 'cash' && mode !== DEPOSIT && (
        <FieldGrid columns={2}>
          <Select
            label={say(PAYMENT.mode)}
            options={modes.map((one) => ({ value: one, title: words[one] ?? one }))}
            value={mode}
            onChange={(chosen) => onChange({ mode: chosen as TypedMoney['mode'] })}
            {...fault('mode')}
          />
          <TextInput
            label={say(PAYMENT.reference)}
            optional
            maxLength={60}
            value={typed.reference}
            onChange={(reference) => onChange({ reference })}
            {...fault('reference')}
          />
          {goesOut && (
            <MoneyInput
              label={say(PAYMENT.fee)}
              optional
              hint={say(PAYMENT.feeWhy)}
              currency={currency}
              decimals={decimalsOf(currency)}
              value={typed.fee}
              onChange={(fee) => onChange({ fee })}
              {...fault('fee')}
            />
          )}
        </FieldGrid>
      )}
      <FieldGrid columns={2}>
        {may('back_date_sale') && (
          <DateInput
            label={say(PAYMENT.date)}
            optional
            clearable
            value={typed.date}
            onChange={(date) => onChange({ date })}
            {...fault('date')}
          />
        )}
        <Textarea
          label={say(PAYMENT.remarks)}
          optional
          rows={1}
          maxLength={1000}
          value={typed.remarks}
          onChange={(remarks) => onChange({ remarks })}
          {...fault('remarks')}
        />
      </FieldGrid>
      {children && <div>{children}</div>}
    </FormSection>
  );
}
