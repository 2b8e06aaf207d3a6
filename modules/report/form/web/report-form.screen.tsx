import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Tabs } from '#ui/show/tabs.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { PeriodBar } from '../../page/web/period-bar.tsx';
import { periodAround, periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { branchesOfType } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { reportHref, useReportAddress } from '../../page/web/use-report-address.ts';
import { FORM } from '../form.words.ts';
import { FormSummary } from './form-summary.tsx';
import { GroupsOnPhone } from './groups-on-phone.tsx';
import { GroupsTable } from './groups-table.tsx';
import type { OpenedFigure } from './open-figure.tsx';
import { NOTHING_OPEN, RecordsDrawer } from './records-drawer.tsx';
import { type FormReport, formReportOf, type ReportTypeFound, reportTypes } from './report-form-calls.ts';

/** The types of reports that one may see, beside each other; of this month at first, beside the month before. */
export default function ReportFormScreen() {
  const types = useQuery(reportTypes);
  const { address } = useReportAddress();
  const found = types.data?.find(({ type }) => type === address.report_type) ?? types.data?.[0];
  if (found && types.data) return <ReportOfType key={found.type} type={found} types={types.data} />;
  return <NoType query={types} />;
}

function NoType({ query }: { query: ReturnType<typeof useQuery<ReportTypeFound[]>> }) {
  const say = useSay();
  return (
    <Page>
      <PageHeader title={say(FORM.reports)} />
      <ReportState query={query}>
        {() => (
          <Card>
            <EmptyState icon="report" tone="neutral" title={say(FORM.noType)} body={say(FORM.noTypeWhy)} />
          </Card>
        )}
      </ReportState>
    </Page>
  );
}

function ReportOfType({ type, types }: { type: ReportTypeFound; types: readonly ReportTypeFound[] }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const { asked, query } = useAskedReport(type.type);
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(FORM.title, { type: type.title })}
        actions={<StatementActions name={type.type} asked={asked} report={query} />}
      />
      <Tabs
        label={say(FORM.types)}
        value={type.type}
        onChange={(picked) => change({ ...NOTHING_OPEN, report_type: picked, group_by: undefined })}
        items={types.map(({ type: value, title }) => ({
          value,
          title,
          content: value === type.type && (
            <Stack>
              <FormBar type={value} asked={asked} report={report.data} />
              <ReportState query={report}>{(made) => <Made report={made} address={address} />}</ReportState>
            </Stack>
          ),
        }))}
      />
    </Page>
  );
}

/** What the address asks for: this month, and beside it the month before for whoever may compare. */
function useAskedReport(type: string) {
  const may = useMay();
  const today = useToday();
  const { address } = useReportAddress();
  const month = periodAround(today, 'month', today);
  const compare = address.compare ?? 'previous';
  const asked = {
    date: address.date ?? month.date,
    date_to: address.date_to ?? month.date_to,
    ...{ branch_ids: address.branch_ids, group_by: address.group_by },
    compare: may('view_report_statistics') && compare !== 'none' ? compare : undefined,
  };
  return { asked, query: formReportOf(type, asked) };
}

interface FormBarProps {
  type: string;
  asked: ReturnType<typeof useAskedReport>['asked'];
  report: FormReport | undefined;
}

function FormBar({ type, asked, report }: FormBarProps) {
  const say = useSay();
  const may = useMay();
  const { address, change } = useReportAddress();
  return (
    <PeriodBar
      days={asked}
      branchIds={address.branch_ids}
      branches={branchesOfType(type)}
      chosen={address.columns === 'days'}
      onChange={change}
    >
      {may('view_report_statistics') && report?.compares !== false && (
        <PlainSelect
          aria-label={say(FORM.compare)}
          icon="analytics"
          options={COMPARED.map(({ value, words }) => ({ value, title: say(words) }))}
          value={address.compare ?? 'previous'}
          onChange={(value) => change({ compare: value })}
        />
      )}
      {report && (
        <PlainSelect
          aria-label={say(FORM.groupBy)}
          options={report.groups.map(({ key, title }) => ({ value: key, title }))}
          value={report.group_by}
          onChange={(group_by) => change({ group_by })}
        />
      )}
    </PeriodBar>
  );
}

function Made({
  report,
  address,
}: {
  report: FormReport;
  address: ReturnType<typeof useReportAddress>['address'];
}) {
  const say = useSay();
  const { language } = useLanguage();
  const opens = ({ figure, group, side }: OpenedFigure) =>
    reportHref('/report/form', {
      ...{ ...address, ...NOTHING_OPEN, page: undefined, figure },
      ...(side ? { side } : {}),
      ...(group === null ? { without_group: 'true' } : { group }),
    });
  const isPhone = useMedia(PHONE);
  const isEmpty = report.rows.length === 0;
  return (
    <Stack>
      <ReportPaper
        ofType={report.type}
        report={report}
        days={periodText(report, say(REPORT.between), language)}
      />
      <FormSummary report={report} opens={opens} />
      {isEmpty ? (
        <Card>
          <EmptyState icon="report" tone="neutral" title={say(FORM.empty)} />
        </Card>
      ) : isPhone ? (
        <GroupsOnPhone report={report} opens={opens} />
      ) : (
        <GroupsTable report={report} opens={opens} />
      )}
      <RecordsDrawer report={report} />
    </Stack>
  );
}

const COMPARED = [
  { value: 'previous', words: FORM.comparePrevious },
  { value: 'last_year', words: FORM.compareLastYear },
  { value: 'none', words: FORM.compareNone },
] as const;
