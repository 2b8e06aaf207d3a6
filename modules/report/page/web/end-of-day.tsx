import { DayStepper } from '#ui/fields/day-stepper.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { monthSteps } from './month-steps.ts';
import { REPORT } from './report.words.ts';
import { useReportAddress } from './use-report-address.ts';

/** At the end of which day a report stands: that of its address, else today; steps lead from month to month. */
export function EndOfDay() {
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const { address, change } = useReportAddress();
  const day = address.date_to ?? today;
  return (
    <DayStepper
      value={day}
      text={say(REPORT.asOf, { day: dayText(day, language) })}
      latest={today}
      {...monthSteps(day, today)}
      previousName={say(REPORT.previousMonth)}
      nextName={say(REPORT.nextMonth)}
      onChange={(date_to) => change({ date_to })}
    />
  );
}
