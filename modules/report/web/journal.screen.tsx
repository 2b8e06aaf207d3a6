import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { REPORT } from './report.words.ts';
import { ReportBar } from './report-bar.tsx';
import { type Journal, journalOf } from './report-calls.ts';
import { ReportState } from './report-state.tsx';
import { useSourceName } from './source-name.ts';
import { type ReportAddress, reportHref, useReportAddress } from './use-period.ts';

/** The entries of a period, newest first, each balanced in itself. */
export default function JournalScreen() {
  const say = useSay();
  const { address, change } = useReportAddress();
  const journal = useQuery(journalOf(address));
  const { page: _, ...period } = address;
  return (
    <Page>
      <PageHeader
        title={say(REPORT.journal)}
        back={{
          href: reportHref('/report/trial-balance', { ...period }),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <ReportState query={journal}>
        {(made) => (
          <Stack>
            <ReportBar
              period={{ date: made.date, date_to: made.date_to, branch_ids: address.branch_ids }}
              onChange={change}
            />
            <Entries journal={made} address={address} onPage={(page) => change({ page: String(page) })} />
          </Stack>
        )}
      </ReportState>
    </Page>
  );
}

interface EntriesProps {
  journal: Journal;
  address: ReportAddress;
  onPage: (page: number) => void;
}

function Entries({ journal, address, onPage }: EntriesProps) {
  const say = useSay();
  const { language } = useLanguage();
  const sourceName = useSourceName();
  const { currency, data, date, date_to } = journal;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  const account = (code: string) =>
    reportHref('/report/ledger-lines', { ...address, date, date_to, account_code: code });
  return (
    <Card
      flush
      footer={
        <Pagination
          text={rangeText(journal, say)}
          page={journal.current_page}
          pages={journal.total_pages}
          onPage={onPage}
        />
      }
    >
      <StatementTable
        label={say(REPORT.journal)}
        head={say(REPORT.account, { currency })}
        columns={[say(REPORT.debit), say(REPORT.credit)]}
        groups={data.map((entry) => ({
          key: entry.id,
          title: [
            dayText(entry.date, language),
            sourceName(entry.source_kind),
            entry.memo,
            entry.created_by_name,
          ]
            .filter(Boolean)
            .join(' · '),
          lines: entry.lines.map((line) => ({
            key: String(line.line_no),
            title: <TextLink href={account(line.account_code)}>{line.account_name}</TextLink>,
            figures: [moneyText(line.debit, currency), moneyText(line.credit, currency)],
          })),
        }))}
      />
    </Card>
  );
}
