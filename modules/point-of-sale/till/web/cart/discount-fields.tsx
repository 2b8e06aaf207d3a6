import { useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { WithWay } from '#ui/till/line-form.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { discountField, typedDiscount } from '../payment/typed-amounts.ts';
import { TILL } from '../till.words.ts';

export interface DiscountFieldsProps {
  value: Discount | null;
  /** Told with every amount that can be read, so that the total follows. */
  onCommit: (discount: Discount | null) => void;
  autoFocus?: boolean;
}

/** A discount as an amount or a percentage, never both. */
export function DiscountFields({ value, onCommit, autoFocus }: DiscountFieldsProps) {
  const say = useSay();
  const { currency } = useBranch();
  const [way, setWay] = useState<'amount' | 'percent'>(value && 'percent' in value ? 'percent' : 'amount');
  const [text, setText] = useState(discountField(value, currency));
  const commit = (typed: string, as: typeof way) => {
    const discount = typedDiscount(typed, as, currency);
    if (discount !== 'unreadable') onCommit(discount);
  };
  const field = {
    label: say(TILL.discount),
    value: text,
    autoFocus,
    onChange: (typed: string) => {
      setText(typed);
      commit(typed, way);
    },
  };
  return (
    <WithWay
      way={
        <Segments
          label={say(TILL.discountIn)}
          items={[
            { value: 'amount', title: currency },
            { value: 'percent', title: say(TILL.percent) },
          ]}
          value={way}
          onChange={(chosen) => {
            const as = chosen === 'percent' ? 'percent' : 'amount';
            setWay(as);
            commit(text, as);
          }}
        />
      }
    >
      {way === 'amount' ? (
        <MoneyInput currency={currency} decimals={decimalsOf(currency)} {...field} />
      ) : (
        <QuantityInput unit={say(TILL.percent)} decimals={2} {...field} />
      )}
    </WithWay>
  );
}
