import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useSay } from '../../i18n/language.tsx';
import { ANY, NO, YES } from '../any.words.ts';
import type { FilterProps } from '../filters.ts';

export function FlagFilter({ label, value, onChange }: FilterProps) {
  const say = useSay();
  const options = [
    { value: '', title: say(ANY, { field: label }) },
    { value: 'true', title: `${label}: ${say(YES)}` },
    { value: 'false', title: `${label}: ${say(NO)}` },
  ];
  return <PlainSelect aria-label={label} icon="filter" options={options} value={value} onChange={onChange} />;
}
