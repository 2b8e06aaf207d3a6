import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useSay } from '../../i18n/language.tsx';
import { ANY } from '../any.words.ts';
import type { FilterProps } from '../filters.ts';
import { choiceText } from './words.ts';

export function ChoiceFilter({ field, fieldKey, words, label, value, onChange }: FilterProps) {
  const say = useSay();
  const options = [
    { value: '', title: say(ANY, { field: label }) },
    ...(field.choices ?? []).map((choice) => ({ value: choice, title: choiceText(words, fieldKey, choice) })),
  ];
  return <PlainSelect aria-label={label} icon="filter" options={options} value={value} onChange={onChange} />;
}
