import { Combobox } from '#ui/fields/combobox.tsx';
import type { Option } from '#ui/fields/options.tsx';
import type { InputProps } from '../look.ts';
import { useFound } from './use-found.ts';

export function RefInput({ field, fieldKey, words, ...props }: InputProps<Option | null>) {
  const { options, searching, search } = useFound(field.target ?? '');
  return (
    <Combobox
      {...props}
      options={options}
      searching={searching}
      onSearch={search}
      clearable={!field.options.required}
    />
  );
}
