import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Change } from '#ui/show/change.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { ShareBar } from '#ui/show/share-bar.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { ComparedPeriodBar, useComparedPeriod } from '../../page/web/compared-period.tsx';
import { periodText } from '../../page/web/period-steps.ts';
import classes from '../../page/web/report.module.css';
import { REPORT } from '../../page/web/report.words.ts';
import { incomeStatementOf } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import type { IncomeStatement } from '../income-statement.answer.ts';
import { INCOME_STATEMENT } from '../income-statement.words.ts';
import { IncomeStatementTable } from './income-statement-table.tsx';

/** What the shop has earned and what it has cost: of this month at first, beside the month before. */
export default function IncomeStatementScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { address } = useReportAddress();
  const asked = useComparedPeriod();
  const query = incomeStatementOf(asked);
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(INCOME_STATEMENT.title)}
        actions={<StatementActions name="income-statement" asked={asked} report={query} />}
      />
      <Stack>
        <ComparedPeriodBar months />
        <ReportState query={report}>
          {(made) => (
            <div>
              <ReportPaper ofStatement report={made} days={periodText(made, say(REPORT.between), language)} />
              <div className={made.months ? undefined : classes.beside}>
                <IncomeStatementTable report={made} address={{ branch_ids: address.branch_ids }} />
                {!made.months && (
                  <div className={classes.screenOnly}>
                    <Stack>
                      <Result report={made} />
                      <Shares report={made} />
                    </Stack>
                  </div>
                )}
              </div>
            </div>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** What is left, in one figure, and how it moved. */
function Result({ report: { net_profit, before, currency, date_to } }: { report: IncomeStatement }) {
  const say = useSay();
  const isOlder = before && before.date_to < date_to;
  const moved = isOlder && changeText(net_profit, before.net_profit);
  return (
    <Card title={say(net_profit < 0 ? INCOME_STATEMENT.netLoss : INCOME_STATEMENT.netProfit)}>
      <p>
        <Figure amount={moneyText(net_profit, currency)} currency={currency} size="xl" />
      </p>
      {isOlder && (
        <p className={classes.moved}>
          {moved && <Change text={moved.text} direction={moved.rises ? 'up' : 'down'} good={moved.rises} />}
          {say(INCOME_STATEMENT.from, { amount: moneyText(before.net_profit, currency) })}
        </p>
      )}
    </Card>
  );
}

/** Of each hundred that came in, what went for goods and expenses and what is kept; nothing where it was a loss. */
function Shares({ report }: { report: IncomeStatement }) {
  const say = useSay();
  const { currency, cost_of_sales, expenses, net_profit } = report;
  const all = report.revenue + report.other_income;
  if (all <= 0 || net_profit < 0 || cost_of_sales < 0 || expenses < 0) return null;
  const share = (size: number) => ({ size, text: ((100 * size) / all).toFixed(1) });
  return (
    <Card title={say(currency === 'TZS' ? INCOME_STATEMENT.where : INCOME_STATEMENT.whereMoney)}>
      <ShareBar
        parts={[
          { key: 'goods', title: say(INCOME_STATEMENT.goods), tone: 'soft', ...share(cost_of_sales) },
          { key: 'spent', title: say(INCOME_STATEMENT.spent), tone: 'bad', ...share(expenses) },
          { key: 'kept', title: say(INCOME_STATEMENT.kept), tone: 'main', ...share(net_profit) },
        ]}
      />
    </Card>
  );
}
