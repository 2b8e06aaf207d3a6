import { decimalsOf } from '#core/currencies.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useBranch } from '../../user/current-user.tsx';
import type { InputProps } from '../look.ts';

/** An amount in the currency of the branch. */
export function MoneyFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const { currency } = useBranch();
  return (
    <MoneyInput
      {...props}
      name={fieldKey}
      currency={props.currency ?? currency}
      decimals={decimalsOf(currency)}
    />
  );
}
