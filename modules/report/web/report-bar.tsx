import type { ReactNode } from 'react';
import { DateInput } from '#ui/fields/date-input.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import classes from './report.module.css';
import { REPORT } from './report.words.ts';
import type { Period } from './report-calls.ts';

export interface ReportBarProps {
  /** The period that the report was made for. */
  period: Required<Pick<Period, 'date' | 'date_to'>> & { branch_ids?: string | undefined };
  /** Only the last day: a balance is of one day. */
  asOf?: boolean;
  onChange: (part: Period) => void;
  children?: ReactNode;
}

/** The days and branches a report speaks of, and its verdict at the right. */
export function ReportBar({ period, asOf, onChange, children }: ReportBarProps) {
  const say = useSay();
  const user = useCurrentUser();
  const all = user.branches.map(({ id }) => id).join(',');
  return (
    <Card>
      <Row between>
        <Row>
          {!asOf && (
            <div className={classes.day}>
              <DateInput
                label={say(REPORT.from)}
                labelHidden
                value={period.date}
                latest={period.date_to}
                onChange={(date) => onChange({ date })}
              />
            </div>
          )}
          <div className={classes.day}>
            <DateInput
              label={say(asOf ? REPORT.asOf : REPORT.to)}
              labelHidden
              value={period.date_to}
              onChange={(date_to) => onChange({ date_to })}
            />
          </div>
          {user.branches.length > 1 && (
            <PlainSelect
              aria-label={say(REPORT.branch)}
              icon="branch"
              options={[
                ...user.branches.map(({ id, name }) => ({ value: id, title: name })),
                { value: all, title: say(REPORT.allBranches) },
              ]}
              value={period.branch_ids ?? user.branch_id}
              onChange={(branch_ids) => onChange({ branch_ids })}
            />
          )}
        </Row>
        {children}
      </Row>
    </Card>
  );
}
