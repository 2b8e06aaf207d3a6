import { useQuery } from '@tanstack/react-query';
import { Switch } from '#ui/fields/switch.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportBar } from '../../page/web/report-bar.tsx';
import { trialBalanceOf } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { periodOf, useReportAddress } from '../../page/web/use-report-address.ts';
import type { TrialBalance } from '../trial-balance.answer.ts';
import { TrialBalanceActions } from './trial-balance-actions.tsx';
import { TrialBalanceTable } from './trial-balance-table.tsx';

/** Every account on its side, and in words whether both sides agree. */
export default function TrialBalanceScreen() {
  const say = useSay();
  const { address, change } = useReportAddress();
  const period = periodOf(address);
  const report = useQuery(trialBalanceOf(period));
  const showsAll = address.columns === 'all';
  return (
    <Page>
      <PageHeader title={say(REPORT.trialBalance)} actions={<TrialBalanceActions period={period} />} />
      <Stack>
        <ReportBar
          days={showsAll ? 'both' : 'day'}
          period={{ ...period, date: period.date ?? report.data?.date }}
          onChange={change}
        >
          <Switch
            label={say(REPORT.showAll)}
            checked={showsAll}
            onChange={(all) => change({ columns: all ? 'all' : undefined, date: undefined })}
          />
          {report.data && <Verdict report={report.data} />}
        </ReportBar>
        <ReportState query={report}>
          {(made) => (
            <div>
              <PaperOf report={made} showsAll={showsAll} />
              <TrialBalanceTable report={made} showsAll={showsAll} address={period} />
            </div>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

function Verdict({ report: { agrees } }: { report: TrialBalance }) {
  const say = useSay();
  return (
    <Chip tone={agrees ? 'success' : 'danger'} size="l">
      {say(agrees ? REPORT.agree : REPORT.differ)}
    </Chip>
  );
}

function PaperOf({ report, showsAll }: { report: TrialBalance; showsAll: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const [from, to] = [dayText(report.date, language), dayText(report.date_to, language)];
  const days = showsAll ? say(REPORT.fromTo, { from, to }) : say(REPORT.asOf, { day: to });
  return <ReportPaper report={report} days={days} />;
}
