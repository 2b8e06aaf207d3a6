import type { ReactNode } from 'react';
import { businessDay } from '#core/business-day.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { DayStepper } from '#ui/fields/day-stepper.tsx';
import { Card } from '#ui/show/card.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { monthSteps } from './month-steps.ts';
import classes from './report.module.css';
import { REPORT } from './report.words.ts';
import type { Period } from './report-calls.ts';

export interface ReportBarProps {
  /** What the report is asked for, and where nothing is said, what it was made for. */
  period: Period;
  /** `day`: a balance is of one day. `both`: of one day, with what moved since another. */
  days: 'day' | 'period' | 'both';
  onChange: (part: Period) => void;
  /** The verdict, at the right. */
  children?: ReactNode;
}

/** The days and branches a report speaks of, and its verdict at the right. */
export function ReportBar({ period, days, onChange, children }: ReportBarProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone, switches } = useBranch();
  const today = businessDay(new Date(), {
    time_zone: timeZone,
    day_starts_at: String(switches.day_starts_at ?? '00:00'),
  });
  const last = period.date_to ?? today;
  const steps = monthSteps(last, today);
  return (
    <div className={classes.screenOnly}>
      <Card>
        <div className={classes.bar}>
          {days !== 'day' && (
            <div className={classes.day}>
              <DateInput
                label={say(REPORT.from)}
                labelHidden
                value={period.date ?? ''}
                latest={last}
                onChange={(date) => onChange({ date: date || undefined })}
              />
            </div>
          )}
          {days === 'period' ? (
            <div className={classes.day}>
              <DateInput
                label={say(REPORT.to)}
                labelHidden
                value={last}
                onChange={(date_to) => onChange({ date_to: date_to || undefined })}
              />
            </div>
          ) : (
            <DayStepper
              value={last}
              text={say(days === 'both' ? REPORT.until : REPORT.asOf, { day: dayText(last, language) })}
              latest={today}
              {...steps}
              previousName={say(REPORT.previousMonth)}
              nextName={say(REPORT.nextMonth)}
              onChange={(date_to) =>
                onChange({ date_to, ...(period.date && period.date > date_to ? { date: undefined } : {}) })
              }
            />
          )}
          <BranchChoice branchIds={period.branch_ids} onChange={(branch_ids) => onChange({ branch_ids })} />
          {children && <div className={classes.verdict}>{children}</div>}
        </div>
      </Card>
    </div>
  );
}
