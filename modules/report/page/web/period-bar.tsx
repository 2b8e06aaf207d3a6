import type { ReactNode } from 'react';
import type { DayRange } from '#core/months.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Card } from '#ui/show/card.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useToday } from '#web-kit/user/use-today.ts';
import { BranchChoice } from './branch-choice.tsx';
import { type Length, lengthOf, periodAround, periodSteps, periodText } from './period-steps.ts';
import classes from './report.module.css';
import { REPORT } from './report.words.ts';
import { type Period, type reportBranches, statementBranches } from './report-calls.ts';

/** A month, quarter or year with arrows to the next, or any days, of one branch or several. */
export function PeriodBar({
  days,
  branchIds,
  chosen,
  onChange,
  branches = statementBranches,
  children,
}: {
  days: DayRange;
  branchIds: string | undefined;
  /** That the days are chosen one by one, whatever they come to. */
  chosen: boolean;
  onChange: (part: Period & { columns?: string | undefined }) => void;
  /** Those one may choose of. */
  branches?: typeof reportBranches;
  children?: ReactNode;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const length: Length = chosen ? 'custom' : lengthOf(days, today);
  const steps = length === 'custom' ? undefined : periodSteps(days, length, today);
  const isPhone = useMedia(PHONE);
  const lengths = LENGTH_ITEMS.map(({ value, words }) => ({ value, title: say(words) }));
  const choose = (next: string) =>
    next === 'custom'
      ? onChange({ ...days, columns: 'days' })
      : onChange({
          ...periodAround(days.date_to, next as Exclude<Length, 'custom'>, today),
          columns: undefined,
        });
  return (
    <div className={classes.screenOnly}>
      <Card>
        <div className={`${classes.bar} ${classes.strip}`}>
          {isPhone ? (
            <PlainSelect aria-label={say(REPORT.period)} options={lengths} value={length} onChange={choose} />
          ) : (
            <Segments label={say(REPORT.period)} items={lengths} value={length} onChange={choose} />
          )}
          {steps ? (
            <div className={classes.steps}>
              <IconButton
                kind="secondary"
                icon="chevron-left"
                name={say(REPORT.periodBefore)}
                onClick={() => onChange(steps.previous)}
              />
              <Button icon="calendar" onClick={() => onChange({ columns: 'days' })}>
                {periodText(days, say(REPORT.between), language)}
              </Button>
              <IconButton
                kind="secondary"
                icon="chevron-right"
                name={say(REPORT.periodAfter)}
                disabled={!steps.next}
                onClick={() => steps.next && onChange(steps.next)}
              />
            </div>
          ) : (
            (['date', 'date_to'] as const).map((end) => (
              <div key={end} className={classes.day}>
                <DateInput
                  label={say(end === 'date' ? REPORT.from : REPORT.to)}
                  labelHidden
                  value={days[end]}
                  latest={end === 'date' ? days.date_to : today}
                  onChange={(day) => day && onChange({ [end]: day })}
                />
              </div>
            ))
          )}
          {children}
          <div className={classes.verdict}>
            <BranchChoice
              choices={branches}
              branchIds={branchIds}
              onChange={(branch_ids) => onChange({ branch_ids })}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}

const LENGTH_ITEMS = [
  { value: 'month', words: REPORT.month },
  { value: 'quarter', words: REPORT.quarter },
  { value: 'year', words: REPORT.year },
  { value: 'custom', words: REPORT.custom },
] as const;
