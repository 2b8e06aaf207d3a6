import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import type { InputProps } from '../look.ts';
import { useFound } from '../ref/use-found.ts';

export function RefsInput({ field, fieldKey, words, ...props }: InputProps<Option[]>) {
  const { options, searching, refused, search } = useFound(field.target ?? '');
  if (props.options) return <MultiSelect {...props} options={props.options} />;
  return (
    <MultiSelect {...props} options={options} searching={searching} refused={refused} onSearch={search} />
  );
}
