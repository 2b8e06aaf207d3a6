import { Select } from '#ui/fields/select.tsx';
import type { InputProps } from '../look.ts';
import { choiceText } from './words.ts';

export function ChoiceInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const options = (field.choices ?? []).map((value) => ({
    value,
    title: choiceText(words, fieldKey, value),
  }));
  return <Select {...props} name={fieldKey} options={options} />;
}
