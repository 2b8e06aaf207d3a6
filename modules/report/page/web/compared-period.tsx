import { type DayRange, monthsTouched } from '#core/months.ts';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { BY_MONTH, COMPARED, INCOME_STATEMENT } from '../../income-statement/income-statement.words.ts';
import { PeriodBar } from './period-bar.tsx';
import { periodAround } from './period-steps.ts';
import { useReportAddress } from './use-report-address.ts';

/** What a statement of some days is asked with: this month at first, beside the month before. */
export function useComparedPeriod() {
  const today = useToday();
  const { address } = useReportAddress();
  const month = periodAround(today, 'month', today);
  const days = { date: address.date ?? month.date, date_to: address.date_to ?? month.date_to };
  const chosen = address.compare ?? 'previous';
  const by = chosen === BY_MONTH.value && goesByMonth(days) ? 'month' : undefined;
  const compare = chosen === 'none' || chosen === BY_MONTH.value ? undefined : chosen;
  return { ...days, branch_ids: address.branch_ids, compare, ...(by ? { by } : {}) };
}

/** Two months at least and no more than a year are told month by month. */
function goesByMonth(days: DayRange): boolean {
  const months = monthsTouched(days);
  return months > 1 && months <= 12;
}

/** The days of a statement, its branches, and with which days it is compared; `months`: it can be told month by month. */
export function ComparedPeriodBar({ months = false }: { months?: boolean }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const { date, date_to, compare, by } = useComparedPeriod();
  const choices = months && goesByMonth({ date, date_to }) ? [...COMPARED, BY_MONTH] : COMPARED;
  return (
    <PeriodBar
      days={{ date, date_to }}
      branchIds={address.branch_ids}
      chosen={address.columns === 'days'}
      onChange={change}
    >
      <PlainSelect
        aria-label={say(INCOME_STATEMENT.compare)}
        icon="analytics"
        options={choices.map(({ value, words }) => ({ value, title: say(words) }))}
        value={by ? BY_MONTH.value : (compare ?? 'none')}
        onChange={(value) => change({ compare: value })}
      />
    </PeriodBar>
  );
}
