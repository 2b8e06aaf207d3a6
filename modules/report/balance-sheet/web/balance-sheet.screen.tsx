import { useQuery } from '@tanstack/react-query';
import { addDays } from '#core/business-day.ts';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Change } from '#ui/show/change.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { BY_MONTH, INCOME_STATEMENT } from '../../income-statement/income-statement.words.ts';
import { BranchChoice } from '../../page/web/branch-choice.tsx';
import { EndOfDay } from '../../page/web/end-of-day.tsx';
import classes from '../../page/web/report.module.css';
import { REPORT } from '../../page/web/report.words.ts';
import { balanceSheetOf, statementBranches } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import type { BalanceSheet } from '../balance-sheet.answer.ts';
import { BALANCE_SHEET_TEXTS } from '../balance-sheet.words.ts';
import { BalanceSheetTables } from './balance-sheet-tables.tsx';

/** What the shop has and owes at the end of a day, beside the end of the month before. */
export default function BalanceSheetScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const { address, change } = useReportAddress();
  const { branch_ids } = address;
  const day = address.date_to ?? today;
  const compare = address.compare ?? 'month';
  const by = compare === BY_MONTH.value ? 'month' : undefined;
  const asked = { date_to: day, branch_ids, compare_date: comparedDay(day, compare), ...(by ? { by } : {}) };
  const query = balanceSheetOf(asked);
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(BALANCE_SHEET_TEXTS.title)}
        actions={<StatementActions name="balance-sheet" asked={asked} report={query} />}
      />
      <Stack>
        <div className={classes.screenOnly}>
          <Card>
            <div className={classes.bar}>
              <EndOfDay />
              <PlainSelect
                aria-label={say(INCOME_STATEMENT.compare)}
                icon="analytics"
                options={COMPARED.map(({ value, words }) => ({ value, title: say(words) }))}
                value={compare}
                onChange={(value) => change({ compare: value })}
              />
              <BranchChoice
                choices={statementBranches}
                branchIds={branch_ids}
                onChange={(ids) => change({ branch_ids: ids })}
              />
              <div className={classes.verdict}>
                {report.data && (
                  <Chip tone={report.data.agrees ? 'success' : 'danger'} size="l">
                    {say(report.data.agrees ? BALANCE_SHEET_TEXTS.agree : BALANCE_SHEET_TEXTS.differ)}
                  </Chip>
                )}
              </div>
            </div>
          </Card>
        </div>
        <ReportState query={report}>
          {(made) => (
            <Stack>
              <ReportPaper
                ofStatement
                report={made}
                days={say(REPORT.asOf, { day: dayText(made.date_to, language) })}
              />
              <Worth report={made} />
              <BalanceSheetTables report={made} address={{ branch_ids }} />
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** The figures that an owner looks for first. */
function Worth({ report }: { report: BalanceSheet }) {
  const say = useSay();
  const { before, currency, total_equity, total_liabilities } = report;
  const moved = before && changeText(total_equity, before.total_equity);
  return (
    <FigureStrip
      items={[
        {
          key: 'worth',
          title: say(BALANCE_SHEET_TEXTS.worth),
          amount: moneyText(total_equity, currency),
          currency,
          note: moved && (
            <Change text={moved.text} direction={moved.rises ? 'up' : 'down'} good={moved.rises} />
          ),
        },
        {
          key: 'money',
          title: say(BALANCE_SHEET_TEXTS.money),
          amount: moneyText(report.money_in_hand, currency),
          note: say(BALANCE_SHEET_TEXTS.moneyWhy),
        },
        {
          key: 'owed',
          title: say(BALANCE_SHEET_TEXTS.totalLiabilities),
          amount: moneyText(total_liabilities, currency),
        },
      ]}
    />
  );
}

function comparedDay(day: string, compare: string): string | undefined {
  if (compare === 'month') return addDays(`${day.slice(0, 7)}-01`, -1);
  if (compare !== 'year') return undefined;
  // The 29th of February has no like in other years.
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('02-29') ? `${before.slice(0, 8)}28` : before;
}

const COMPARED = [
  { value: 'month', words: BALANCE_SHEET_TEXTS.compareMonth },
  { value: 'year', words: BALANCE_SHEET_TEXTS.compareYear },
  BY_MONTH,
  { value: 'none', words: INCOME_STATEMENT.compareNone },
] as const;
