import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { COMPARED, INCOME_STATEMENT } from '../../income-statement/income-statement.words.ts';
import { PeriodBar } from './period-bar.tsx';
import { periodAround } from './period-steps.ts';
import { useReportAddress } from './use-report-address.ts';

/** What a statement of some days is asked with: this month at first, beside the month before. */
export function useComparedPeriod() {
  const today = useToday();
  const { address } = useReportAddress();
  const month = periodAround(today, 'month', today);
  const compare = address.compare ?? 'previous';
  return {
    date: address.date ?? month.date,
    date_to: address.date_to ?? month.date_to,
    branch_ids: address.branch_ids,
    compare: compare === 'none' ? undefined : compare,
  };
}

/** The days of a statement, its branches, and with which days it is compared. */
export function ComparedPeriodBar() {
  const say = useSay();
  const { address, change } = useReportAddress();
  const { date, date_to, compare } = useComparedPeriod();
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
        options={COMPARED.map(({ value, words }) => ({ value, title: say(words) }))}
        value={compare ?? 'none'}
        onChange={(value) => change({ compare: value })}
      />
    </PeriodBar>
  );
}
