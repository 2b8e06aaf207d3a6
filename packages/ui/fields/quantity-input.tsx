import { AmountInput, type AmountInputProps } from './amount-input.tsx';

export interface QuantityInputProps extends Omit<AmountInputProps, 'before' | 'after' | 'decimals'> {
  /** Unit shown at the right: `bottles`, `%`, `px`. */
  unit?: string;
  /** Decimals that may be typed; three for goods sold by weight, none for pieces. */
  decimals?: number;
}

/** A quantity with its unit at the right; also percents and counts. */
export function QuantityInput({ unit, decimals = 3, ...props }: QuantityInputProps) {
  return <AmountInput after={unit} decimals={decimals} {...props} />;
}
