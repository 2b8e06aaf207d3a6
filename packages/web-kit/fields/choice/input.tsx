import { Segments } from '#ui/actions/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { InputProps } from '../look.ts';
import { choiceText } from './words.ts';

export function ChoiceInput({ field, fieldKey, words, segments, ...props }: InputProps<string>) {
  const options =
    props.options ??
    (field.choices ?? []).map((value) => ({ value, title: choiceText(words, fieldKey, value) }));
  if (segments) return <Segments {...props} items={options} />;
  return <Select {...props} name={fieldKey} options={options} />;
}
