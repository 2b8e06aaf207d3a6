import { instantOf } from '#core/local-time.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TimeInput } from '#ui/fields/time-input.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { wallClock } from '../../format/day.ts';
import { useSay } from '../../i18n/language.tsx';
import { useBranch } from '../../user/current-user.tsx';
import { TIME } from '../any.words.ts';
import type { InputProps } from '../look.ts';

/** The hour that a day begins with, until somebody says another. */
const USUAL = '09:00';

/** A day and a time by the clock of the branch, held as the instant that it is. */
export function InstantInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const say = useSay();
  const { timeZone } = useBranch();
  const { value, onChange, onBlur, disabled } = props;
  const { day, time } = value ? wallClock(value, timeZone) : { day: '', time: '' };
  const put = (on: string, at: string) =>
    onChange(on ? instantOf(on, at || USUAL, timeZone).toISOString() : '');
  return (
    <FieldGrid columns={2}>
      <DateInput
        {...props}
        name={fieldKey}
        clearable={!field.options.required}
        value={day}
        onChange={(on) => put(on, time)}
      />
      <TimeInput
        id={`${props.id}-time`}
        name={`${fieldKey}_time`}
        label={say(TIME)}
        disabled={disabled || day === ''}
        value={time}
        onChange={(at) => at && put(day, at)}
        onBlur={onBlur}
      />
    </FieldGrid>
  );
}
