import { TimeInput } from '#ui/fields/time-input.tsx';
import type { InputProps } from '../look.ts';

export function TimeFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return <TimeInput {...props} name={fieldKey} />;
}
