import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { REPORT } from './report.words.ts';
import { ReportBar } from './report-bar.tsx';
import { trialBalanceOf } from './report-calls.ts';
import { ReportState } from './report-state.tsx';
import { TrialBalanceTable } from './trial-balance-table.tsx';
import { reportHref, useReportAddress } from './use-period.ts';

/** Every account on its side, and in words whether both sides agree. */
export default function TrialBalanceScreen() {
  const say = useSay();
  const { address, change } = useReportAddress();
  const report = useQuery(trialBalanceOf(address));
  return (
    <Page>
      <PageHeader
        title={say(REPORT.trialBalance)}
        hideActionsOnPhone
        actions={
          <>
            <Button href={reportHref('/report/chart-of-accounts', { ...address })}>
              {say(REPORT.chart)}
            </Button>
            <Button href={reportHref('/report/journal', { ...address })}>{say(REPORT.journal)}</Button>
            <Button icon="print" onClick={() => print()}>
              {say(REPORT.print)}
            </Button>
          </>
        }
      />
      <ReportState query={report}>
        {(made) => (
          <Stack>
            <ReportBar
              asOf
              period={{ date: made.date, date_to: made.date_to, branch_ids: address.branch_ids }}
              onChange={({ date_to, branch_ids }) => change({ date_to, branch_ids, date: undefined })}
            >
              <Chip tone={made.agrees ? 'success' : 'danger'} size="l">
                {say(made.agrees ? REPORT.agree : REPORT.differ)}
              </Chip>
            </ReportBar>
            <TrialBalanceTable
              report={made}
              address={{ ...address, date: undefined, date_to: made.date_to }}
            />
          </Stack>
        )}
      </ReportState>
    </Page>
  );
}
