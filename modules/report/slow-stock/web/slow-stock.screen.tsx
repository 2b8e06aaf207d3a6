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
import type { SlowStock } from '../slow-stock.answer.ts';
import { IDLE_AGES } from '../slow-stock.rules.ts';
import { IDLE_WORDS, SLOW_STOCK } from '../slow-stock.words.ts';
import { slowStockOf } from './slow-stock-calls.ts';
import { SlowStockTable } from './slow-stock-table.tsx';

/** What goods are worth at the end of today or of a day before, and for how long none of them was sold. */
export default function SlowStockScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { address, change } = useReportAddress();
  const age = IDLE_AGES.find((one) => one === address.age);
  const { date_to, branch_ids, page } = address;
  const asked = { date_to, branch_ids, age };
  const query = slowStockOf({ ...asked, page });
  const report = useQuery(query);
  const ofAge = age ? say(IDLE_WORDS[age]) : say(SLOW_STOCK.all);
  return (
    <Page>
      <PageHeader
        title={say(SLOW_STOCK.title)}
        actions={<StatementActions name="slow-stock" asked={asked} report={query} />}
      />
      <Stack>
        <StockBar />
        <ReportState query={report}>
          {(made) => (
            <Stack>
              <ReportPaper
                ofType="slow-stock"
                report={made}
                days={`${ofAge} · ${say(REPORT.asOf, { day: dayText(made.date_to, language) })}`}
              />
              <Sums report={made} />
              <SlowStockTable report={made} age={age} />
              {made.total_pages > 1 && (
                <Pagination
                  text={rangeText(made, say)}
                  page={made.current_page}
                  pages={made.total_pages}
                  onPage={(next) => change({ page: String(next) })}
                />
              )}
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** At the end of which day, in which branches, and which goods. */
function StockBar() {
  const say = useSay();
  const { address, change } = useReportAddress();
  return (
    <div className={classes.screenOnly}>
      <Card>
        <div className={classes.bar}>
          <Segments
            label={say(SLOW_STOCK.ages)}
            items={[
              { value: '', title: say(SLOW_STOCK.all) },
              ...IDLE_AGES.map((value) => ({ value, title: say(IDLE_WORDS[value]) })),
            ]}
            value={IDLE_AGES.find((one) => one === address.age) ?? ''}
            onChange={(next) => change({ age: next || undefined })}
          />
          <EndOfDay />
          <BranchChoice
            choices={branchesOfType('slow-stock')}
            branchIds={address.branch_ids}
            onChange={(branch_ids) => change({ branch_ids })}
          />
        </div>
      </Card>
    </div>
  );
}

/** What all of it is worth, what of that lies, and what the books say. */
function Sums({ report: { totals, booked, currency } }: { report: SlowStock }) {
  const say = useSay();
  const lying = totals.to_180 + totals.older;
  const share = totals.value > 0 ? Math.round((lying / totals.value) * 100) : 0;
  const apart = booked === null ? 0 : booked - totals.value;
  return (
    <FigureStrip
      items={[
        {
          key: 'value',
          title: say(SLOW_STOCK.stockValue),
          amount: moneyText(totals.value, currency),
          currency,
        },
        {
          key: 'lying',
          title: say(SLOW_STOCK.notSold),
          amount: moneyText(lying, currency),
          note: share > 0 && say(SLOW_STOCK.ofValue, { share: `${share}%` }),
        },
        ...(booked === null
          ? []
          : [
              {
                key: 'booked',
                title: say(SLOW_STOCK.booked),
                amount: moneyText(booked, currency),
                note:
                  apart === 0
                    ? say(SLOW_STOCK.agrees)
                    : say(SLOW_STOCK.differs, { amount: moneyText(apart, currency) }),
              },
            ]),
      ]}
    />
  );
}
