import { Select } from '#ui/fields/select.tsx';
import { useSay } from '../../i18n/language.tsx';
import { ANY, NO, YES } from '../any.words.ts';
import type { FilterProps } from '../filters.ts';

export function FlagFilter({ label, value, onChange }: FilterProps) {
  const say = useSay();
  const options = [
    { value: '', title: say(ANY) },
    { value: 'true', title: say(YES) },
    { value: 'false', title: say(NO) },
  ];
  return <Select label={label} options={options} value={value} onChange={onChange} />;
}
