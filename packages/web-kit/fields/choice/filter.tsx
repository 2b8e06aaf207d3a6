import { Select } from '#ui/fields/select.tsx';
import { useSay } from '../../i18n/language.tsx';
import { ANY } from '../any.words.ts';
import type { FilterProps } from '../filters.ts';
import { choiceText } from './words.ts';

export function ChoiceFilter({ field, fieldKey, words, label, value, onChange }: FilterProps) {
  const say = useSay();
  const options = [
    { value: '', title: say(ANY) },
    ...(field.choices ?? []).map((choice) => ({ value: choice, title: choiceText(words, fieldKey, choice) })),
  ];
  return <Select label={label} options={options} value={value} onChange={onChange} />;
}
