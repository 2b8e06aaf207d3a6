import type { WordsOfOne } from '#core/entity-words.ts';
import type { InputExtras } from '../fields/look.ts';
import { type BodyField, hasUsual } from './typed-body.ts';

/** An input of a form, as what is typed into it is held; nothing where it is not asked for what has been typed so far. */
export interface AskedInput {
  id: string;
  one: BodyField;
  words: WordsOfOne;
  label: string;
  isAsked: boolean;
  /** For what has been typed so far, though not always. */
  isNeeded?: boolean;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

export interface AskedProps extends InputExtras {
  input: AskedInput;
  /** What it is called here, where that is not as in every other place. */
  label?: string;
  hint?: string | undefined;
  optional?: boolean;
  error?: string | undefined;
  /** Of an account that pays: how much leaves it, in minor units. */
  leaving?: bigint | undefined;
}

/** The input of one field of a body: what it is called, whether it is needed and how it is typed follow from the field. */
export function Asked({ input, ...here }: AskedProps) {
  const { one, isAsked, isNeeded, ...shown } = input;
  const { key, field, look } = one;
  if (!look || !isAsked) return null;
  const { max } = field.options;
  return (
    <look.Input
      {...shown}
      field={field}
      fieldKey={key}
      optional={!isNeeded && !field.options.required && !hasUsual(field)}
      {...(field.kind.name === 'text' && max !== undefined ? { maxLength: max } : {})}
      {...here}
    />
  );
}

/** The day of what is made: today as long as no other is chosen, and none after it. */
export function AskedDay({ input, today }: { input: AskedInput; today: string }) {
  return <Asked input={input} usual={today} latest={today} optional={false} clearable={false} />;
}
