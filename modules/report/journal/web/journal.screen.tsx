import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { PrintReport } from '../../page/web/print-report.tsx';
import classes from '../../page/web/report.module.css';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportBar } from '../../page/web/report-bar.tsx';
import { journalOf } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { SourceLink } from '../../page/web/source-link.tsx';
import { useDaysOfReport } from '../../page/web/use-days-of-report.ts';
import {
  periodOf,
  type ReportAddress,
  reportHref,
  useReportAddress,
} from '../../page/web/use-report-address.ts';
import type { Journal, JournalEntry } from '../journal.answer.ts';

/** The entries of a period, newest first, each balanced in itself; or those of one document. */
export default function JournalScreen() {
  const say = useSay();
  const daysOf = useDaysOfReport();
  const { address, change } = useReportAddress();
  const { source_id, page } = address;
  const period = periodOf(address);
  const asked = journalOf({ ...period, source_id, page });
  const journal = useQuery(asked);
  return (
    <Page>
      <PageHeader
        title={say(REPORT.journal)}
        actions={<PrintReport report={asked} />}
        back={{
          href: reportHref('/report/trial-balance', period),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <Stack>
        <ReportBar
          days="period"
          period={{
            date: period.date ?? journal.data?.date,
            date_to: period.date_to ?? journal.data?.date_to,
            branch_ids: period.branch_ids,
          }}
          onChange={change}
        >
          {source_id && (
            <Row>
              {say(REPORT.ofOneDocument)}
              <TextLink href={reportHref('/report/journal', period)}>{say(REPORT.allEntries)}</TextLink>
            </Row>
          )}
        </ReportBar>
        <ReportState query={journal}>
          {(made) => (
            <div>
              <ReportPaper report={made} days={daysOf(made)} />
              <Entries
                journal={made}
                address={period}
                onPage={(turned) => change({ page: String(turned) })}
              />
            </div>
          )}
        </ReportState>
      </Stack>
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
          title: <EntryTitle entry={entry} />,
          lines: entry.lines.map((line) => ({
            key: String(line.line_no),
            title: (
              <span className={classes.account}>
                <TextLink href={account(line.account_code)}>{line.account_name}</TextLink>
              </span>
            ),
            figures: [moneyText(line.debit, currency), moneyText(line.credit, currency)],
          })),
        }))}
      />
    </Card>
  );
}

/** When, what, why and by whom. */
function EntryTitle({ entry }: { entry: JournalEntry }) {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <div className={classes.entry}>
      {dayText(entry.date, language)}
      <SourceLink source={entry} />
      {entry.reverses_id && <span>{say(REPORT.reversal)}</span>}
      {entry.memo && <span>{entry.memo}</span>}
      {entry.created_by_name && <span>{entry.created_by_name}</span>}
    </div>
  );
}
