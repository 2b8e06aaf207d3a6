import { AmountInput, type AmountInputProps } from './amount-input.tsx';

export interface MoneyInputProps extends Omit<AmountInputProps, 'before' | 'after' | 'decimals'> {
  /** Currency shown at the left: `TZS`. */
  currency: string;
  /** Decimals that may be typed; two unless the currency has none. */
  decimals?: number;
}

/** Money: currency at the left, figure at the right; never negative. */
export function MoneyInput({ currency, decimals = 2, ...props }: MoneyInputProps) {
  return <AmountInput before={currency} decimals={decimals} {...props} />;
}
