import { PhoneInput } from '#ui/fields/phone-input.tsx';
import type { InputProps } from '../look.ts';

export function PhoneFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return <PhoneInput {...props} name={fieldKey} autoComplete="off" />;
}
