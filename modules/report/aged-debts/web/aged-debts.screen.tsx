import { useQuery } from '@tanstack/react-query';
import { Segments } from '#ui/actions/segments.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { BranchChoice } from '../../page/web/branch-choice.tsx';
import { EndOfDay } from '../../page/web/end-of-day.tsx';
import classes from '../../page/web/report.module.css';
import { REPORT } from '../../page/web/report.words.ts';
import { branchesOfType } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import { type AgedDebts, DEBT_SIDES } from '../aged-debts.answer.ts';
import { AGE_WORDS, AGED_DEBTS } from '../aged-debts.words.ts';
import { agedDebtsOf } from './aged-debts-calls.ts';
import { AgedDebtsTable } from './aged-debts-table.tsx';
import { DebtsDrawer } from './debts-drawer.tsx';

/** Who owes what for how long, at the end of today or of a day before. */
export default function AgedDebtsScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { address, change } = useReportAddress();
  const kind = DEBT_SIDES.find((side) => side === address.kind) ?? 'debtor';
  const { date_to, branch_ids, page } = address;
  const query = agedDebtsOf({ kind, date_to, branch_ids, page });
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(AGED_DEBTS.title)}
        actions={<StatementActions name="aged-debts" asked={{ kind, date_to, branch_ids }} report={query} />}
      />
      <Stack>
        <AgesBar kind={kind} />
        <ReportState query={report}>
          {(made) => (
            <Stack>
              <ReportPaper
                ofType="debts"
                report={made}
                days={`${say(AGED_DEBTS[made.kind])} · ${say(REPORT.asOf, { day: dayText(made.date_to, language) })}`}
              />
              <Sums report={made} />
              <AgedDebtsTable report={made} />
              {made.total_pages > 1 && (
                <Pagination
                  text={rangeText(made, say)}
                  page={made.current_page}
                  pages={made.total_pages}
                  onPage={(next) => change({ page: String(next) })}
                />
              )}
              <DebtsDrawer report={made} />
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** Whose debts, at the end of which day, in which branches. */
function AgesBar({ kind }: { kind: AgedDebts['kind'] }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  return (
    <div className={classes.screenOnly}>
      <Card>
        <div className={classes.bar}>
          <Segments
            label={say(AGED_DEBTS.side)}
            items={DEBT_SIDES.map((value) => ({ value, title: say(AGED_DEBTS[value]) }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <EndOfDay />
          <BranchChoice
            choices={branchesOfType('debts')}
            branchIds={address.branch_ids}
            onChange={(branch_ids) => change({ branch_ids })}
          />
        </div>
      </Card>
    </div>
  );
}

/** What is owed, what of it is late, and what was paid ahead. */
function Sums({ report: { totals, overdue, currency, kind } }: { report: AgedDebts }) {
  const say = useSay();
  const share = totals.owed > 0 ? Math.round((overdue / totals.owed) * 100) : 0;
  return (
    <FigureStrip
      items={[
        { key: 'owed', title: say(AGED_DEBTS[kind]), amount: moneyText(totals.owed, currency), currency },
        {
          key: 'overdue',
          title: say(AGED_DEBTS.overdue),
          amount: moneyText(overdue, currency),
          note: share > 0 && say(AGED_DEBTS.ofOwed, { share: `${share}%` }),
        },
        {
          key: 'deposit',
          title: say(AGE_WORDS.deposit),
          amount: moneyText(-totals.deposit, currency),
        },
      ]}
    />
  );
}
