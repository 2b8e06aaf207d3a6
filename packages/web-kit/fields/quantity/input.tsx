import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import type { InputProps } from '../look.ts';

export function QuantityFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return <QuantityInput {...props} name={fieldKey} />;
}
