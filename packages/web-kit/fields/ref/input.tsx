import { use } from 'react';
import type { Option } from '#ui/fields/options.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FormOnPage } from '../../making/making-context.ts';
import { LeavingHints } from '../leaving.ts';
import type { InputProps } from '../look.ts';
import { RecordPicker } from './record-picker.tsx';

export function RefInput({ field, fieldKey, words, leaving, ...props }: InputProps<Option | null>) {
  const isOnPage = use(FormOnPage);
  const useHint = use(LeavingHints)[leaving === undefined ? '' : (field.target ?? '')] ?? useNothing;
  const hint = useHint(props.value?.value ?? '', leaving ?? 0n) ?? props.hint;
  const { options } = props;
  if (options)
    return (
      <Select
        {...{ ...props, options, hint }}
        name={fieldKey}
        value={props.value?.value ?? ''}
        onChange={(value) => props.onChange(options.find((one) => one.value === value) ?? null)}
      />
    );
  return (
    <RecordPicker
      {...props}
      target={field.target ?? ''}
      onlyFound={!isOnPage}
      hint={hint}
      clearable={props.clearable ?? !field.options.required}
    />
  );
}

function useNothing(): undefined {}
