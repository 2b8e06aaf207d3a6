import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { Refused } from '#web-kit/api/refused.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportState } from '../../page/web/report-state.tsx';
import { SourceLink, useSourceAddress, useSourceName } from '../../page/web/source-link.tsx';
import { reportHref } from '../../page/web/use-report-address.ts';
import type { AccountMovements, Movement } from '../account-dashboard.answer.ts';
import { MOVEMENT_KINDS } from '../account-dashboard.answer.ts';
import { ACCOUNT_DASHBOARD } from './account-dashboard.words.ts';
import { type AskedMovements, accountMovementsOf } from './account-dashboard-calls.ts';

const KIND_WORDS = {
  all: ACCOUNT_DASHBOARD.all,
  in: ACCOUNT_DASHBOARD.in,
  out: ACCOUNT_DASHBOARD.out,
  transfers: ACCOUNT_DASHBOARD.transfers,
} as const;

/** The rows that a figure of the account dashboard is made of, and what they come to. */
export default function AccountMovementsScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }) as AskedMovements;
  const movements = useQuery(accountMovementsOf(asked));
  const change = (part: AskedMovements) =>
    void navigate({
      to: '/finance/account-movements',
      search: searchOf({ ...asked, page: undefined, ...part }),
      replace: true,
    });
  if (movements.error instanceof Refused && movements.error.status === 404) return <MissingScreen />;
  return (
    <Page>
      <PageHeader
        title={movements.data?.account_name ?? say(ACCOUNT_DASHBOARD.movements)}
        back={{
          href: reportHref('/finance/account-dashboard', { branch_ids: asked.branch_ids }),
          name: say(ACCOUNT_DASHBOARD.back),
        }}
      />
      <Stack>
        <Row>
          <Segments
            label={say(ACCOUNT_DASHBOARD.kind)}
            items={MOVEMENT_KINDS.map((value) => ({ value, title: say(KIND_WORDS[value]) }))}
            value={MOVEMENT_KINDS.find((kind) => kind === asked.kind) ?? 'all'}
            onChange={(kind) => change({ kind })}
          />
          <Segments
            label={say(ACCOUNT_DASHBOARD.order)}
            items={[
              { value: 'date', title: say(ACCOUNT_DASHBOARD.newest) },
              { value: 'amount', title: say(ACCOUNT_DASHBOARD.largest) },
            ]}
            value={asked.sort === 'amount' ? 'amount' : 'date'}
            onChange={(sort) => change({ sort })}
          />
        </Row>
        <ReportState query={movements}>
          {(found) => <Movements found={found} onPage={(page) => change({ page: String(page) })} />}
        </ReportState>
      </Stack>
    </Page>
  );
}

function Movements({ found, onPage }: { found: AccountMovements; onPage: (page: number) => void }) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const { currency, date, date_to, total_amount, data } = found;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  const days = date
    ? periodText({ date, date_to }, say(REPORT.between), language)
    : say(REPORT.until, { day: dayText(date_to, language) });
  const pages = (
    <Pagination
      text={rangeText(found, say)}
      page={found.current_page}
      pages={found.total_pages}
      onPage={onPage}
    />
  );
  return (
    <Stack>
      <FigureStrip
        items={[
          {
            key: 'total',
            title: say(ACCOUNT_DASHBOARD.total),
            amount: moneyText(total_amount, currency),
            currency,
            note: days,
          },
        ]}
      />
      {isPhone && <MovementCards found={found} />}
      <Card flush footer={pages}>
        {!isPhone && <MovementTable found={found} />}
      </Card>
    </Stack>
  );
}

function MovementTable({ found: { data, currency } }: { found: AccountMovements }) {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <DataTable<Movement>
      label={say(ACCOUNT_DASHBOARD.movements)}
      columns={[
        {
          key: 'date',
          title: say(REPORT.date),
          render: ({ date }) => dayText(date, language),
          tabular: true,
        },
        { key: 'document', title: say(REPORT.document), render: (row) => <SourceLink source={row} /> },
        { key: 'account', title: say(REPORT.name), render: ({ account_name }) => account_name },
        { key: 'remarks', title: say(REPORT.remarks), render: ({ memo }) => memo, tone: 'soft' },
        {
          key: 'amount',
          title: say(ACCOUNT_DASHBOARD.amount),
          render: ({ amount }) => moneyText(amount, currency),
          align: 'right',
          tone: 'strong',
        },
      ]}
      rows={data}
      rowId={lineId}
      rowName={({ account_name }) => account_name}
      density="compact"
    />
  );
}

function MovementCards({ found: { data, currency } }: { found: AccountMovements }) {
  const say = useSay();
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const addressOf = useSourceAddress();
  return (
    <CardList
      label={say(ACCOUNT_DASHBOARD.movements)}
      rows={data}
      rowId={lineId}
      rowHref={addressOf}
      card={(row) => ({
        title: nameOf(row.source_kind),
        figure: moneyText(row.amount, currency),
        note: [dayText(row.date, language), row.account_name, row.memo].filter(Boolean).join(' · '),
      })}
    />
  );
}

function lineId({ entry_id, line_no }: Movement): string {
  return `${entry_id} ${line_no}`;
}
