import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { AccountLink } from '../../page/web/account-link.tsx';
import { REPORT } from '../../page/web/report.words.ts';
import type { Period } from '../../page/web/report-calls.ts';
import type { AccountSides, TrialBalance } from '../trial-balance.answer.ts';

export interface TrialBalanceTableProps {
  report: TrialBalance;
  /** Opening and movements stand before the closing. */
  showsAll: boolean;
  /** As asked: the lines behind a figure are those of the same days and branches. */
  address: Period;
}

/** The accounts in three groups, in an owner's words beside the accountant's; each opens the lines behind its figure. */
export function TrialBalanceTable({ report, showsAll, address }: TrialBalanceTableProps) {
  const say = useSay();
  const { currency, rows } = report;
  if (rows.length === 0) return address.date_to ? <NothingUntil /> : <NothingPosted />;
  const money = (amount: number) => moneyText(amount, currency);
  const sides = [say(REPORT.debit), say(REPORT.credit)];
  const line = (account: AccountSides): StatementLine => ({
    key: account.account_code,
    title: <AccountLink account={account} address={{ ...address, date_to: report.date_to }} />,
    figures: figuresOf(account, showsAll).map(money),
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
        columns={showsAll ? [...sides, ...sides, ...sides] : sides}
        {...(showsAll
          ? {
              spans: [REPORT.opening, REPORT.movements, REPORT.closing].map((words) => ({
                title: say(words),
                columns: 2,
              })),
            }
          : {})}
        groups={groups}
        result={{
          key: 'total',
          title: say(REPORT.total),
          figures: figuresOf(totalsOf(report), showsAll).map(money),
        }}
      />
    </Card>
  );
}

type Sides = Omit<AccountSides, 'account_code' | 'account_name' | 'account_type' | 'opening'>;

function figuresOf(sides: Sides, all: boolean): number[] {
  const closing = [sides.debit, sides.credit];
  if (!all) return closing;
  return [sides.opening_debit, sides.opening_credit, sides.period_debit, sides.period_credit, ...closing];
}

function totalsOf(report: TrialBalance): Sides {
  return {
    opening_debit: report.total_opening_debit,
    opening_credit: report.total_opening_credit,
    period_debit: report.total_period_debit,
    period_credit: report.total_period_credit,
    debit: report.total_debit,
    credit: report.total_credit,
  };
}

function NothingUntil() {
  const say = useSay();
  return (
    <Card>
      <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyUntil)} />
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
