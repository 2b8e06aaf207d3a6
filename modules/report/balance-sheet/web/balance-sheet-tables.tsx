import { Card } from '#ui/show/card.tsx';
import { type StatementGroup, type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { AccountLink } from '../../page/web/account-link.tsx';
import classes from '../../page/web/report.module.css';
import type { ReportAddress } from '../../page/web/use-report-address.ts';
import type { BalanceRow, BalanceSheet } from '../balance-sheet.answer.ts';
import { BALANCE_SECTION_WORDS, BALANCE_SHEET_TEXTS } from '../balance-sheet.words.ts';

/** What there is at the left, and at the right who has paid for it. */
export function BalanceSheetTables({ report, address }: { report: BalanceSheet; address: ReportAddress }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, before, months } = report;
  const line = (
    key: string,
    title: StatementLine['title'],
    now: number,
    then: number | null | undefined,
    ofMonths: readonly number[] = [],
  ) => ({
    ...{ key, title },
    figures: [...ofMonths, now, ...(before ? [then ?? 0] : [])].map((amount) =>
      statementText(amount, currency),
    ),
    tones: before ? [undefined, 'soft' as const] : [],
  });
  const linesOf = (section: BalanceRow['section']) =>
    report.rows
      .filter((row) => row.section === section)
      .map((row) =>
        line(
          row.account_code,
          <AccountLink account={row} address={{ ...address, date_to: report.date_to }} />,
          row.amount,
          row.amount_before,
          row.months?.map(({ amount }) => amount),
        ),
      );
  const sum = (key: Summed, title: string) =>
    line(
      key,
      title,
      report[key],
      before?.[key],
      months?.map((month) => month[key]),
    );
  const groupOf = (
    section: BalanceRow['section'],
    total: 'current_assets' | 'fixed_assets' | 'total_liabilities' | 'total_equity',
    more: readonly StatementLine[] = [],
  ): StatementGroup => ({
    key: section,
    title: say(BALANCE_SECTION_WORDS[section].title),
    lines: [...linesOf(section), ...more],
    total: sum(total, say(BALANCE_SECTION_WORDS[section].total)),
  });
  const profit = say(BALANCE_SHEET_TEXTS.profitOfYear);
  const unclosed = [sum('profit_of_year', profit)];
  const columns = [...(months ?? []), report, ...(before ? [before] : [])].map(({ date_to }) =>
    dayText(date_to, language),
  );
  const isFilled = ({ lines }: StatementGroup) => lines.length > 0;
  return (
    <div className={months ? classes.stacked : classes.halves}>
      <Card flush>
        <StatementTable
          narrow={!months}
          label={say(BALANCE_SHEET_TEXTS.assets)}
          head={currency}
          columns={columns}
          groups={[
            groupOf('current_assets', 'current_assets'),
            groupOf('fixed_assets', 'fixed_assets'),
          ].filter(isFilled)}
          result={sum('total_assets', say(BALANCE_SHEET_TEXTS.assets))}
        />
      </Card>
      <Card flush>
        <StatementTable
          narrow={!months}
          label={say(BALANCE_SHEET_TEXTS.both)}
          head={currency}
          columns={columns}
          groups={[
            groupOf('liabilities', 'total_liabilities'),
            groupOf('equity', 'total_equity', unclosed),
          ].filter(isFilled)}
          result={sum('liabilities_and_equity', say(BALANCE_SHEET_TEXTS.both))}
        />
      </Card>
    </div>
  );
}

/** A sum of the balance sheet that stands on a line of its own. */
type Summed = Exclude<keyof NonNullable<BalanceSheet['before']>, 'date_to'>;
