import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { REPORT } from './report.words.ts';
import { ReportBar } from './report-bar.tsx';
import { type GeneralLedger, generalLedgerOf, type LedgerLine } from './report-calls.ts';
import { ReportState } from './report-state.tsx';
import { useSourceName } from './source-name.ts';
import { reportHref, useReportAddress } from './use-period.ts';

/** The lines that a figure of the trial balance is made of, each with the balance after it. */
export default function LedgerLinesScreen() {
  const { address, change } = useReportAddress();
  const say = useSay();
  const { account_code = '' } = address;
  const ledger = useQuery({ ...generalLedgerOf({ ...address, account_code }), enabled: account_code !== '' });
  if (account_code === '') return <MissingScreen />;
  const { account_code: _, page: __, ...period } = address;
  return (
    <Page>
      <PageHeader
        title={ledger.data?.account_name ?? say(REPORT.lines)}
        count={account_code}
        back={{
          href: reportHref('/report/trial-balance', { ...period }),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <ReportState query={ledger}>
        {(made) => (
          <Stack>
            <ReportBar
              period={{ date: made.date, date_to: made.date_to, branch_ids: address.branch_ids }}
              onChange={change}
            />
            <LedgerFigures ledger={made} />
            <LedgerTable ledger={made} onPage={(page) => change({ page: String(page) })} />
          </Stack>
        )}
      </ReportState>
    </Page>
  );
}

function LedgerFigures({ ledger }: { ledger: GeneralLedger }) {
  const say = useSay();
  const { currency, closing, opening } = ledger;
  return (
    <FigureStrip
      items={[
        { key: 'closing', title: say(REPORT.balance), amount: statementText(closing, currency), currency },
        { key: 'opening', title: say(REPORT.opening), amount: statementText(opening, currency) },
      ]}
    />
  );
}

function LedgerTable({ ledger, onPage }: { ledger: GeneralLedger; onPage: (page: number) => void }) {
  const say = useSay();
  const { language } = useLanguage();
  const sourceName = useSourceName();
  const { currency, data } = ledger;
  const amount = (wire: number) => (wire === 0 ? null : moneyText(wire, currency));
  const columns: Column<LedgerLine>[] = [
    { key: 'date', title: say(REPORT.date), render: (line) => dayText(line.date, language), tabular: true },
    {
      key: 'document',
      title: say(REPORT.document),
      render: (line) => sourceName(line.source_kind),
      tone: 'soft',
    },
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
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  return (
    <Card
      flush
      footer={
        <Pagination
          text={rangeText(ledger, say)}
          page={ledger.current_page}
          pages={ledger.total_pages}
          onPage={onPage}
        />
      }
    >
      <DataTable
        label={say(REPORT.lines)}
        columns={columns}
        rows={data}
        rowId={(line) => `${line.entry_id} ${line.line_no}`}
        rowName={(line) => line.account_name}
        density="compact"
      />
    </Card>
  );
}
