import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { REPORT } from './report.words.ts';
import type { Period, TrialBalance, TrialBalanceRow } from './report-calls.ts';
import { reportHref } from './use-period.ts';

export interface TrialBalanceTableProps {
  report: TrialBalance;
  address: Period;
}

/** The accounts in three groups; each opens the lines that its figure is made of. */
export function TrialBalanceTable({ report, address }: TrialBalanceTableProps) {
  const say = useSay();
  const { currency, rows } = report;
  if (rows.length === 0) return <NothingPosted />;
  const money = (amount: number) => moneyText(amount, currency);
  const line = (row: Omit<TrialBalanceRow, 'accounts'>): StatementLine => ({
    key: row.account_code,
    title: (
      <TextLink href={reportHref('/report/ledger-lines', { ...address, account_code: row.account_code })}>
        {row.account_name}
      </TextLink>
    ),
    figures: [money(row.debit), money(row.credit)],
  });
  const groups = GROUPS.map(({ key, title, types }) => ({
    key,
    title: say(title),
    lines: rows
      .filter(({ account_type }) => types.includes(account_type))
      .flatMap((row) => (row.accounts.length > 0 ? row.accounts : [row]))
      .map(line),
  })).filter(({ lines }) => lines.length > 0);
  return (
    <Card flush>
      <StatementTable
        label={say(REPORT.trialBalance)}
        head={say(REPORT.account, { currency })}
        columns={[say(REPORT.debit), say(REPORT.credit)]}
        groups={groups}
        result={{
          key: 'total',
          title: say(REPORT.total),
          figures: [money(report.total_debit), money(report.total_credit)],
        }}
      />
    </Card>
  );
}

function NothingPosted() {
  const say = useSay();
  const may = useMay();
  return (
    <Card>
      <EmptyState
        icon="report"
        title={say(REPORT.empty)}
        body={say(REPORT.emptyWhy)}
        actions={
          may(['create_product', 'list_products']) && (
            <Button kind="primary" size="l" icon="import" href="/inventory/product-list?import=1">
              {say(REPORT.importStock)}
            </Button>
          )
        }
      />
    </Card>
  );
}

const GROUPS: readonly { key: string; title: Words; types: readonly string[] }[] = [
  { key: 'assets', title: REPORT.assets, types: ['asset', 'contra_asset'] },
  { key: 'liabilities', title: REPORT.liabilities, types: ['liability', 'equity', 'contra_equity'] },
  {
    key: 'income',
    title: REPORT.income,
    types: ['revenue', 'contra_revenue', 'cost_of_sales', 'expense'],
  },
];
