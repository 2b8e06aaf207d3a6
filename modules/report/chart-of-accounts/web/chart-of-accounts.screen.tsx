import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { statementText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { PrintReport } from '../../page/web/print-report.tsx';
import classes from '../../page/web/report.module.css';
import { REPORT } from '../../page/web/report.words.ts';
import { chartOfAccountsOf } from '../../page/web/report-calls.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { reportHref, useReportAddress } from '../../page/web/use-report-address.ts';
import type { ChartOfAccounts, LedgerAccount } from '../chart-of-accounts.answer.ts';

/** Every account of the chart with its balance of today; credit balances stand in parentheses. */
export default function ChartOfAccountsScreen() {
  const say = useSay();
  const { address } = useReportAddress();
  const { branch_ids } = address;
  const asked = chartOfAccountsOf({ branch_ids });
  const chart = useQuery(asked);
  return (
    <Page>
      <PageHeader
        title={say(REPORT.chart)}
        actions={<PrintReport report={asked} />}
        count={chart.data && String(chart.data.accounts.length)}
        back={{
          href: reportHref('/report/trial-balance', { branch_ids }),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <ReportState query={chart}>
        {(made) => (
          <div>
            <ReportPaper report={made} />
            <Accounts chart={made} branchIds={branch_ids} />
          </div>
        )}
      </ReportState>
    </Page>
  );
}

function Accounts({ chart, branchIds }: { chart: ChartOfAccounts; branchIds: string | undefined }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { accounts, currency } = chart;
  const common = {
    label: say(REPORT.chart),
    rows: accounts,
    rowId: (account: LedgerAccount) => account.account_code,
    rowHref: (account: LedgerAccount) =>
      reportHref('/report/ledger-lines', { branch_ids: branchIds, account_code: account.account_code }),
  };
  const name = (account: LedgerAccount) => (
    <span className={account.parent_code ? classes.sub : undefined}>{account.account_name}</span>
  );
  const balance = (account: LedgerAccount) => (
    <span className={account.balance === 0 ? classes.zero : undefined}>
      {statementText(account.balance, currency)}
    </span>
  );
  if (isPhone)
    return (
      <CardList
        {...common}
        card={(account) => ({
          title: name(account),
          figure: balance(account),
          note: (
            <span className={account.parent_code ? classes.sub : undefined}>
              {account.account_code} · {account.account_type_name}
            </span>
          ),
        })}
      />
    );
  const columns: Column<LedgerAccount>[] = [
    { key: 'name', title: say(REPORT.name), render: name },
    {
      key: 'code',
      title: say(REPORT.code),
      render: (account) => account.account_code,
      tabular: true,
      tone: 'muted',
    },
    { key: 'type', title: say(REPORT.type), render: (account) => account.account_type_name, tone: 'soft' },
    {
      key: 'balance',
      title: `${say(REPORT.balance)}, ${currency}`,
      render: balance,
      align: 'right',
      tone: 'strong',
    },
  ];
  return (
    <Card flush>
      <DataTable
        {...common}
        columns={columns}
        rowName={(account) => account.account_name}
        density="compact"
      />
    </Card>
  );
}
