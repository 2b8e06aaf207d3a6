import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { statementText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './report.module.css';
import { REPORT } from './report.words.ts';
import { chartOfAccountsOf, type LedgerAccount } from './report-calls.ts';
import { ReportState } from './report-state.tsx';
import { reportHref, useReportAddress } from './use-period.ts';

/** Every account of the chart with its balance of today; credit balances stand in parentheses. */
export default function ChartOfAccountsScreen() {
  const say = useSay();
  const { address } = useReportAddress();
  const chart = useQuery(chartOfAccountsOf(address.branch_ids ? { branch_ids: address.branch_ids } : {}));
  return (
    <Page>
      <PageHeader
        title={say(REPORT.chart)}
        back={{
          href: reportHref('/report/trial-balance', { ...address }),
          name: say(REPORT.backToTrialBalance),
        }}
      />
      <ReportState query={chart}>
        {({ accounts, currency }) => {
          const columns: Column<LedgerAccount>[] = [
            {
              key: 'name',
              title: say(REPORT.name),
              render: (account) => (
                <span className={account.parent_code ? classes.sub : undefined}>{account.account_name}</span>
              ),
            },
            {
              key: 'code',
              title: say(REPORT.code),
              render: (account) => account.account_code,
              tabular: true,
              tone: 'muted',
            },
            {
              key: 'type',
              title: say(REPORT.type),
              render: (account) => account.account_type_name,
              tone: 'soft',
            },
            {
              key: 'balance',
              title: `${say(REPORT.balance)}, ${currency}`,
              render: (account) => statementText(account.balance, currency),
              align: 'right',
              tone: 'strong',
            },
          ];
          return (
            <Card flush>
              <DataTable
                label={say(REPORT.chart)}
                columns={columns}
                rows={accounts}
                rowId={(account) => account.account_code}
                rowName={(account) => account.account_name}
                rowHref={(account) =>
                  reportHref('/report/ledger-lines', { ...address, account_code: account.account_code })
                }
                density="compact"
              />
            </Card>
          );
        }}
      </ReportState>
    </Page>
  );
}
