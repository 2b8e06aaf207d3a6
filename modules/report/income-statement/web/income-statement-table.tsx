import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { moneyText, statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { AccountLink } from '../../page/web/account-link.tsx';
import { monthText, periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import type { ReportAddress } from '../../page/web/use-report-address.ts';
import type { IncomeSection } from '../income-sections.rules.ts';
import type { IncomeStatement } from '../income-statement.answer.ts';
import { INCOME_STATEMENT, SECTION_WORDS } from '../income-statement.words.ts';

/** Income, what goods and expenses cost, and what is left; beside it the days that it is compared with. */
export function IncomeStatementTable({
  report,
  address,
}: {
  report: IncomeStatement;
  address: ReportAddress;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const { currency, before, rows, months } = report;
  // The year to date holds the period itself: there is no change between them.
  const tellsChange = before !== null && before.date_to < report.date_to && !isPhone;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  const money = (amount: number) => statementText(amount, currency);
  // What costs stands below nought, so a rise is good news everywhere.
  const figures = (
    amount: number,
    was: number | null | undefined,
    by: number | null | undefined,
    ofMonths: readonly number[] | undefined,
  ) => {
    if (!before) return { figures: [...(ofMonths ?? []), amount].map(money) };
    if (!tellsChange)
      return { figures: [money(amount), money(was ?? 0)], tones: [undefined, 'soft' as const] };
    const moved = changeText(amount, was ?? 0);
    const tone = moved && (moved.rises ? ('good' as const) : ('bad' as const));
    return {
      figures: [money(amount), money(was ?? 0), moneyText(by ?? 0, currency), moved?.text ?? ''],
      tones: [undefined, 'soft' as const, 'soft' as const, tone],
    };
  };
  const linesOf = (...sections: IncomeSection[]): StatementLine[] =>
    rows
      .filter(({ section }) => sections.includes(section))
      .map((row) => ({
        key: row.account_code,
        title: (
          <AccountLink account={row} address={{ ...address, date: report.date, date_to: report.date_to }} />
        ),
        ...figures(
          row.amount,
          row.amount_before,
          row.change,
          row.months?.map((month) => month.amount),
        ),
      }));
  const sum = (
    key: 'revenue' | 'gross_profit' | 'net_profit',
    words: (typeof INCOME_STATEMENT)[keyof typeof INCOME_STATEMENT],
  ): StatementLine => ({
    key,
    title: say(words),
    ...figures(
      report[key],
      before?.[key],
      before?.change[key],
      months?.map((month) => month[key]),
    ),
  });
  const spent = {
    key: 'total_expenses',
    title: say(INCOME_STATEMENT.totalExpenses),
    ...figures(
      -report.expenses,
      before && -before.expenses,
      before && -before.change.expenses,
      months?.map(({ expenses }) => -expenses),
    ),
  };
  const groups = [
    {
      key: 'income',
      title: say(REPORT.incomeOnly),
      lines: linesOf('sales', 'services'),
      total: sum('revenue', INCOME_STATEMENT.revenue),
    },
    {
      key: 'cost',
      title: say(SECTION_WORDS.cost),
      lines: linesOf('cost'),
      total: sum('gross_profit', INCOME_STATEMENT.grossProfit),
    },
    { key: 'other', title: say(SECTION_WORDS.other_income), lines: linesOf('other_income') },
    { key: 'expenses', title: say(SECTION_WORDS.expenses), lines: linesOf('expenses'), total: spent },
  ].filter(({ lines, key }) => lines.length > 0 || key === 'income');
  const titleOf = (days: { date: string; date_to: string }) =>
    periodText(days, say(REPORT.between), language);
  const columns = [
    ...(months ?? []).map((days) => monthText(days.date, language)),
    months ? say(REPORT.total) : titleOf(report),
    ...(before ? [titleOf(before), ...(tellsChange ? [say(INCOME_STATEMENT.change), '%'] : [])] : []),
  ];
  return (
    <Card flush>
      <StatementTable
        label={say(INCOME_STATEMENT.title)}
        head={currency}
        columns={columns}
        groups={groups}
        result={sum(
          'net_profit',
          report.net_profit < 0 ? INCOME_STATEMENT.netLoss : INCOME_STATEMENT.netProfit,
        )}
      />
    </Card>
  );
}
