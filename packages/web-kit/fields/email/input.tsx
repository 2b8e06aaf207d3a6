import { TextInput } from '#ui/fields/text-input.tsx';
import type { InputProps } from '../look.ts';

export function EmailInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return (
    <TextInput {...props} name={fieldKey} type="email" inputMode="email" icon="mail" autoComplete="off" />
  );
}
