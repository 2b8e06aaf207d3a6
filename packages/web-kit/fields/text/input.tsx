import { LONGEST_TEXT } from '#core/fields/text.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import type { InputProps } from '../look.ts';

/** One line; several where the field may hold more than a line of text can. */
export function TextFieldInput({ field, fieldKey, words, oneLine, rows = 3, ...props }: InputProps<string>) {
  const longest = field.options.max ?? LONGEST_TEXT;
  if (longest > LONGEST_TEXT && !oneLine) return <Textarea {...props} name={fieldKey} rows={rows} />;
  return <TextInput {...props} name={fieldKey} autoComplete="off" />;
}
