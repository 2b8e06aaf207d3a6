import type { Currency } from '#core/currencies.ts';
import type { TransitionWords, WordsOfOne } from '#core/entity-words.ts';
import type { Option } from '#ui/fields/options.tsx';
import { leavingOf } from '../fields/leaving.ts';
import { useBranch } from '../user/current-user.tsx';
import type { RecordProps } from './status-of.tsx';
import type { useTransition } from './use-transition.ts';

export interface StepInputProps extends Pick<RecordProps, 'entity' | 'row'> {
  name: string;
  words: WordsOfOne;
  said: TransitionWords;
  step: ReturnType<typeof useTransition>;
  /** The key of the field. */
  asked: string;
  options?: readonly Option[] | undefined;
  /** In which an amount is said, where that is another one than that of the branch. */
  currency?: Currency | undefined;
}

/** The input of one field that a step asks for; nothing where it is not asked of this record. */
export function StepInput({
  entity,
  row,
  name,
  words,
  said,
  step,
  asked,
  options,
  currency: other,
}: StepInputProps) {
  const { currency } = useBranch();
  const input = step.inputs.find(({ key }) => key === asked);
  if (!input) return null;
  const { column, field, look } = input;
  const shown = {
    ...words,
    fields: { ...words.fields, ...said.fields },
    choices: { ...words.choices, ...said.choices },
  };
  return (
    <look.Input
      id={`${entity.name}-${name}-${column}`}
      field={field}
      fieldKey={asked}
      words={shown}
      label={shown.fields[asked] ?? asked}
      hint={said.hints?.[asked]}
      {...(options ? { options, clearable: true } : {})}
      optional={!field.options.required && field.options.default === undefined}
      {...(other && field.kind.name === 'money' ? { currency: other } : {})}
      leaving={leavingOf(field, step.typed, row, currency)}
      error={step.faults[column]}
      value={step.typed[column]}
      onChange={(value) => step.set(column, value)}
      onBlur={() => undefined}
    />
  );
}
