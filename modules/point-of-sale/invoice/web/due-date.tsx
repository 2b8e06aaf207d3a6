import { DateInput } from '#ui/fields/date-input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { INVOICE } from './invoice.words.ts';

interface DueDateProps {
  /** Empty where the days of the branch hold. */
  value: string;
  onChange: (day: string) => void;
}

/** By when an invoice that is being written is to be paid. */
export function DueDate({ value, onChange }: DueDateProps) {
  const say = useSay();
  const today = useToday();
  const { invoice_validity: days } = useBranch().switches;
  return (
    <DateInput
      label={say(INVOICE.due)}
      hint={value || !days ? undefined : say(INVOICE.daysOfSettings, { n: String(days) })}
      value={value}
      onChange={onChange}
      earliest={today}
      clearable
    />
  );
}
