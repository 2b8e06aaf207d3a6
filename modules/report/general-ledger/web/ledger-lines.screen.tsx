import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { Refused } from '#web-kit/api/refused.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { PrintReport } from '../../page/web/print-report.tsx';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportBar } from '../../page/web/report-bar.tsx';
import { generalLedgerOf } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { SourceLink } from '../../page/web/source-link.tsx';
import { useDaysOfReport } from '../../page/web/use-days-of-report.ts';
import { periodOf, reportHref, useReportAddress } from '../../page/web/use-report-address.ts';
import type { GeneralLedger, LedgerLine } from '../general-ledger.answer.ts';

/** The lines that a figure of the trial balance is made of, each with the balance after it. */
export default function LedgerLinesScreen() {
  const { address, change } = useReportAddress();
  const say = useSay();
  const daysOf = useDaysOfReport();
  const { account_code = '', page } = address;
  const period = periodOf(address);
  const asked = generalLedgerOf({ ...period, account_code, page });
  const ledger = useQuery({ ...asked, enabled: account_code !== '' });
  if (account_code === '' || isMissing(ledger.error)) return <MissingScreen />;
  return (
    <Page>
      <PageHeader
        title={ledger.data?.account_name ?? say(REPORT.lines)}
        count={account_code}
        actions={<PrintReport report={asked} />}
        back={{
          href: reportHref('/report/trial-balance', {
            date_to: period.date_to,
            branch_ids: period.branch_ids,
          }),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <Stack>
        <ReportBar
          days="period"
          period={{
            date: period.date ?? ledger.data?.date,
            date_to: period.date_to ?? ledger.data?.date_to,
            branch_ids: period.branch_ids,
          }}
          onChange={change}
        />
        <ReportState query={ledger}>
          {(made) => (
            <Stack>
              <ReportPaper report={made} days={daysOf(made)} />
              <LedgerFigures ledger={made} />
              <LedgerTable ledger={made} onPage={(turned) => change({ page: String(turned) })} />
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** An account that the chart does not have. */
function isMissing(error: Error | null): boolean {
  return error instanceof Refused && error.status === 404;
}

function LedgerFigures({ ledger }: { ledger: GeneralLedger }) {
  const say = useSay();
  const { currency, closing, opening } = ledger;
  return (
    <FigureStrip
      items={[
        { key: 'closing', title: say(REPORT.balance), amount: statementText(closing, currency), currency },
        { key: 'opening', title: say(REPORT.openingBalance), amount: statementText(opening, currency) },
      ]}
    />
  );
}

function LedgerTable({ ledger, onPage }: { ledger: GeneralLedger; onPage: (page: number) => void }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  if (ledger.data.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  const pages = (
    <Pagination
      text={rangeText(ledger, say)}
      page={ledger.current_page}
      pages={ledger.total_pages}
      onPage={onPage}
    />
  );
  if (!isPhone)
    return (
      <Card flush footer={pages}>
        <LedgerColumns ledger={ledger} />
      </Card>
    );
  return (
    <div>
      <LedgerCards ledger={ledger} />
      <Card flush footer={pages} />
    </div>
  );
}

function LedgerColumns({ ledger: { currency, data } }: { ledger: GeneralLedger }) {
  const say = useSay();
  const { language } = useLanguage();
  const amount = (wire: number) => (wire === 0 ? null : moneyText(wire, currency));
  const columns: Column<LedgerLine>[] = [
    { key: 'date', title: say(REPORT.date), render: (line) => dayText(line.date, language), tabular: true },
    { key: 'document', title: say(REPORT.document), render: (line) => <SourceLink source={line} /> },
    { key: 'remarks', title: say(REPORT.remarks), render: (line) => line.memo, tone: 'soft' },
    { key: 'debit', title: say(REPORT.debit), render: (line) => amount(line.debit), align: 'right' },
    { key: 'credit', title: say(REPORT.credit), render: (line) => amount(line.credit), align: 'right' },
    {
      key: 'balance',
      title: say(REPORT.balance),
      render: (line) => statementText(line.balance, currency),
      align: 'right',
      tone: 'strong',
    },
  ];
  return (
    <DataTable
      label={say(REPORT.lines)}
      columns={columns}
      rows={data}
      rowId={lineId}
      rowName={(line) => line.account_name}
      density="compact"
    />
  );
}

function LedgerCards({ ledger: { currency, data } }: { ledger: GeneralLedger }) {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <CardList
      label={say(REPORT.lines)}
      rows={data}
      rowId={lineId}
      card={(line) => ({
        title: <SourceLink source={line} />,
        figure: statementText(line.debit - line.credit, currency),
        note: [dayText(line.date, language), line.memo].filter(Boolean).join(' · '),
        chip: say(REPORT.balanceAfter, { amount: statementText(line.balance, currency) }),
      })}
    />
  );
}

function lineId(line: LedgerLine): string {
  return `${line.entry_id ?? line.date} ${line.line_no}`;
}
