import { useQuery } from '@tanstack/react-query';
import { fill } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { counted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { REPORT } from '../../page/web/report.words.ts';
import { booksCheck } from '../../page/web/report-calls.ts';
import { ReportState } from '../../page/web/report-state.tsx';
import type { BooksCheck, ShownCheck } from '../books-check.answer.ts';
import { BookEvidence } from './book-evidence.tsx';
import classes from './books-check.module.css';
import { BOOKS } from './books-check.words.ts';

/** Whether the books are right, told in what must hold; what does not hold lies open with its evidence. */
export default function BooksCheckScreen() {
  const say = useSay();
  const check = useQuery(booksCheck);
  return (
    <Page>
      <PageHeader
        title={say(REPORT.booksCheck)}
        back={{ href: '/report/trial-balance', name: say(REPORT.backToTrialBalance) }}
        actions={
          <Button icon="refresh" loading={check.isFetching} onClick={() => void check.refetch()}>
            {say(BOOKS.again)}
          </Button>
        }
      />
      <ReportState query={check}>
        {(made) => (
          <Stack>
            <Verdict made={made} />
            <Card flush>
              <ul className={classes.checks}>
                {made.checks.map((one) => (
                  <Check key={one.check} check={one} currency={made.currency} />
                ))}
              </ul>
            </Card>
          </Stack>
        )}
      </ReportState>
    </Page>
  );
}

function Verdict({ made: { holds, checks, checked_at } }: { made: BooksCheck }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const broken = checks.filter(({ faults }) => faults.length > 0).length;
  return (
    <Card>
      <div className={classes.verdict}>
        <span className={classes.badge} data-holds={holds || undefined}>
          <Icon name={holds ? 'shield' : 'warning'} size="l" />
        </span>
        <div>
          <h2>{holds ? say(BOOKS.right) : say(counted(BOOKS.wrong, broken), { n: broken })}</h2>
          <p>{say(BOOKS.checkedAt, { n: checks.length, at: instantText(checked_at, language, timeZone) })}</p>
        </div>
      </div>
    </Card>
  );
}

function Check({ check, currency }: { check: ShownCheck; currency: BooksCheck['currency'] }) {
  const say = useSay();
  const { examined, examined_words, faults, title } = check;
  const holds = faults.length === 0;
  return (
    <li data-holds={holds || undefined}>
      <div className={classes.check}>
        <Icon name={holds ? 'success' : 'error'} />
        <p>{title}</p>
        <span className={classes.examined}>{fill(examined_words, { n: countText(examined) })}</span>
        <Chip tone={holds ? 'success' : 'danger'}>{say(holds ? BOOKS.holds : BOOKS.holdsNot)}</Chip>
      </div>
      {!holds && <BookEvidence check={check} currency={currency} />}
    </li>
  );
}
