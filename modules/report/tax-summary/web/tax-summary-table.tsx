import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { type ReportAddress, reportHref } from '../../page/web/use-report-address.ts';
import { titleOfTaxLine } from '../line-title.ts';
import type { TaxSummary } from '../tax-summary.answer.ts';
import { SIDE_WORDS, TAX_SUMMARY } from '../tax-summary.words.ts';

/** What was sold and bought at which rate, the VAT of each, and what of it is to be paid. */
export function TaxSummaryTable({ report, address }: { report: TaxSummary; address: ReportAddress }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, rows, sides, payable } = report;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(TAX_SUMMARY.none)} />
      </Card>
    );
  const figures = (...amounts: number[]) => ({
    figures: amounts.map((amount) => statementText(amount, currency)),
  });
  return (
    <Card flush>
      <StatementTable
        label={say(TAX_SUMMARY.title)}
        head={currency}
        columns={[say(TAX_SUMMARY.net), say(TAX_SUMMARY.tax)]}
        groups={sides.map(({ side, net_amount, tax }) => ({
          key: side,
          title: say(SIDE_WORDS[side].title),
          lines: rows
            .filter((row) => row.side === side)
            .map((row) => ({
              key: row.name,
              title: (
                <TextLink href={reportHref('/report/tax-summary', { ...address, figure: row.name })}>
                  {titleOfTaxLine(row, language)}
                </TextLink>
              ),
              ...figures(row.net_amount, row.tax),
            })),
          total: { key: side, title: say(SIDE_WORDS[side].total), ...figures(net_amount, tax) },
        }))}
        result={{
          key: 'payable',
          title: say(payable < 0 ? TAX_SUMMARY.carried : TAX_SUMMARY.payable),
          figures: ['', statementText(Math.abs(payable), currency)],
        }}
      />
    </Card>
  );
}
