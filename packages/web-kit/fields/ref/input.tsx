import { use } from 'react';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { LeavingHints } from '../leaving.ts';
import type { InputProps } from '../look.ts';
import { useFound } from './use-found.ts';

export function RefInput({ field, fieldKey, words, leaving, ...props }: InputProps<Option | null>) {
  const useHint = use(LeavingHints)[leaving === undefined ? '' : (field.target ?? '')] ?? useNothing;
  const hint = useHint(props.value?.value ?? '', leaving ?? 0n) ?? props.hint;
  const { options, searching, refused, search } = useFound(field.target ?? '');
  return (
    <Combobox
      {...props}
      hint={hint}
      options={options}
      searching={searching}
      refused={refused}
      onSearch={search}
      clearable={!field.options.required}
    />
  );
}

function useNothing(): undefined {}
