import { decimalsOf } from '#core/currencies.ts';
import type { Money } from '#core/money.ts';
import { useBalanceAfter } from '#modules/finance/public.web.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './goods-section.module.css';
import { faultOf, type PartProps } from './part-props.ts';
import { BUY } from './purchase.words.ts';
import { DEPOSIT, type TypedPayment } from './typed-purchase.ts';

export interface PaymentRowProps {
  payment: TypedPayment;
  place: number;
  ways: readonly Option[];
  isCash: boolean;
  /** What goes out of the account, in minor units. */
  paid: Money;
  /** It pays a part only, so its amount is asked for. */
  hasAmount: boolean;
  faults: PartProps['faults'];
  onChange: (part: Partial<TypedPayment>) => void;
  /** Left out where it is the only one. */
  onRemove?: (() => void) | undefined;
}

/** One payment: out of which account, how much, and what the network or the bank calls it. */
export function PaymentRow({
  payment,
  place,
  ways,
  isCash,
  paid,
  hasAmount,
  faults,
  onChange,
  onRemove,
}: PaymentRowProps) {
  const say = useSay();
  const { currency } = useBranch();
  const hint = useBalanceAfter(payment.way, paid);
  const fault = (key: string) => faultOf(faults, `payments.${place}.${key}`);
  return (
    <div className={classes.payment}>
      <FieldGrid columns={3}>
        <Select
          label={say(BUY.paidFrom)}
          options={ways}
          value={payment.way}
          onChange={(way) => onChange({ way })}
          hint={hint}
          {...fault('account_id')}
        />
        {hasAmount && (
          <MoneyInput
            label={say(BUY.paidNow)}
            currency={currency}
            decimals={decimalsOf(currency)}
            value={payment.amount}
            onChange={(amount) => onChange({ amount })}
            {...fault('amount')}
          />
        )}
        {payment.way !== DEPOSIT && !isCash && (
          <TextInput
            label={say(BUY.reference)}
            optional
            maxLength={60}
            value={payment.reference}
            onChange={(reference) => onChange({ reference })}
            {...fault('reference')}
          />
        )}
      </FieldGrid>
      {onRemove && <IconButton icon="close" name={say(BUY.removePayment)} onClick={onRemove} />}
    </div>
  );
}
