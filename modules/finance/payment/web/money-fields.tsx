import type { ReactNode } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useBalanceAfter } from '../../account/web/use-balance-after.ts';
import { paymentWords } from '../payment.i18n.ts';
import { PAYMENT } from './payment.words.ts';
import type { WayToPay } from './payment-calls.ts';
import { DEPOSIT, hasFee, modeOf, modesOf, type TypedMoney, wayOption } from './typed-money.ts';

export interface MoneyFieldsProps {
  typed: TypedMoney;
  ask: (column: 'amount' | 'account_id' | 'mode' | 'reference' | 'fee' | 'date' | 'remarks') => AskedInput;
  /** In which currency the amount is, and what that is worth, where money of other currencies is taken. */
  exchange?: ReactNode;
  accounts: readonly WayToPay[];
  /** What is said of the money; that it comes in, where nothing else is. */
  why?: Words;
  /** It leaves the account, so what that holds stands below it. */
  goesOut?: boolean;
  /** What was paid ahead and can pay now. */
  deposit: number;
  /** The way to an amount that need not be typed. */
  children?: ReactNode;
}

/** How much, into or out of which account, and how; an account of one mode asks for none. */
export function MoneyFields({
  typed,
  ask,
  accounts,
  why = PAYMENT.moneyWhy,
  goesOut = false,
  deposit,
  exchange,
  children,
}: MoneyFieldsProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words: Readonly<Record<string, string>> = paymentWords[language].choices.mode;
  const way = typed.account_id?.value ?? '';
  const modes = modesOf(accounts.find(({ id }) => id === way));
  const mode = modeOf(typed, accounts) ?? DEPOSIT;
  const fee = hasFee(mode) ? typedAmount(typed.fee, currency) : 0n;
  const hint = useBalanceAfter(goesOut ? way : '', typedAmount(typed.amount, currency) + fee);
  const ways = [
    ...accounts.map((one) => wayOption(one)),
    ...(deposit > 0
      ? [{ value: DEPOSIT, title: say(PAYMENT.fromDeposit, { amount: moneyText(deposit, currency) }) }]
      : []),
  ];
  return (
    <FormSection title={say(PAYMENT.money)} why={say(why)}>
      <FieldGrid columns={2}>
        <Asked input={ask('amount')} />
        <Asked
          input={{ ...ask('account_id'), value: typed.account_id }}
          optional={false}
          options={ways}
          hint={hint}
        />
      </FieldGrid>
      {exchange}
      {hasFee(mode) && (
        <FieldGrid columns={2}>
          <Asked
            input={{ ...ask('mode'), value: mode }}
            optional={false}
            options={modes.map((one) => ({ value: one, title: words[one] ?? one }))}
          />
          <Asked input={ask('reference')} />
          {goesOut && <Asked input={ask('fee')} hint={say(PAYMENT.feeWhy)} />}
        </FieldGrid>
      )}
      <FieldGrid columns={2}>
        {may('back_date_sale') && <Asked input={ask('date')} />}
        <Asked input={ask('remarks')} rows={1} />
      </FieldGrid>
      {children && <div>{children}</div>}
    </FormSection>
  );
}
