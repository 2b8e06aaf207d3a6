import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import type { InputProps } from '../look.ts';

export function NumberInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const percent = field.kind.name === 'percent';
  return (
    <QuantityInput
      {...props}
      name={fieldKey}
      decimals={percent ? 2 : 0}
      {...(percent ? { unit: '%' } : {})}
    />
  );
}
