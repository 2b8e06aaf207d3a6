import { DateInput } from '#ui/fields/date-input.tsx';
import type { InputProps } from '../look.ts';

/** A day; one that is meant as long as no other is chosen is shown, and none is said then. */
export function DateFieldInput({
  field,
  fieldKey,
  words,
  usual = '',
  clearable = !field.options.required,
  ...props
}: InputProps<string>) {
  return (
    <DateInput
      {...props}
      name={fieldKey}
      clearable={clearable}
      value={props.value || usual}
      onChange={(day) => props.onChange(day === usual ? '' : day)}
    />
  );
}
