import { DateInput } from '#ui/fields/date-input.tsx';
import type { InputProps } from '../look.ts';

export function DateFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return <DateInput {...props} name={fieldKey} clearable={!field.options.required} />;
}
