import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { ComparedPeriodBar, useComparedPeriod } from '../../page/web/compared-period.tsx';
import { periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import { CASH_FLOW } from '../cash-flow.words.ts';
import { cashFlowOf } from './cash-flow-calls.ts';
import { CashFlowTable } from './cash-flow-table.tsx';
import { FlowDrawer } from './flow-drawer.tsx';

/** What money came in and went out, and for what: of this month at first, beside the month before. */
export default function CashFlowScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { address } = useReportAddress();
  const asked = useComparedPeriod();
  const query = cashFlowOf(asked);
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(CASH_FLOW.title)}
        actions={<StatementActions name="cash-flow" asked={asked} report={query} />}
      />
      <Stack>
        <ComparedPeriodBar />
        <ReportState query={report}>
          {(made) => (
            <div>
              <ReportPaper ofStatement report={made} days={periodText(made, say(REPORT.between), language)} />
              <CashFlowTable report={made} address={address} />
              <FlowDrawer report={made} />
            </div>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}
