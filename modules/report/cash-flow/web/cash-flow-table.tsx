import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { type ReportAddress, reportHref } from '../../page/web/use-report-address.ts';
import type { CashFlow } from '../cash-flow.answer.ts';
import { CASH_FLOW, FLOW_WORDS, SECTION_WORDS } from '../cash-flow.words.ts';

/** Where money came from and what it went for, by part; below them what there was and what there is now. */
export function CashFlowTable({ report, address }: { report: CashFlow; address: ReportAddress }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, before, rows, sections } = report;
  if (rows.length === 0 && report.closing === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(REPORT.emptyPeriod)} />
      </Card>
    );
  const figures = (amount: number, was: number | null | undefined) => ({
    figures: [amount, ...(before ? [was ?? 0] : [])].map((one) => statementText(one, currency)),
    tones: [undefined, 'soft' as const],
  });
  const linesOf = (section: string): StatementLine[] =>
    rows
      .filter((row) => row.section === section)
      .map(({ flow, amount, amount_before }) => ({
        key: flow,
        title: (
          <TextLink href={reportHref('/report/cash-flow', { ...address, figure: flow })}>
            {say(FLOW_WORDS[flow])}
          </TextLink>
        ),
        ...figures(amount, amount_before),
      }));
  const sumOf = (key: 'opening' | 'change' | 'closing') => ({
    key,
    title: say(CASH_FLOW[key]),
    ...figures(report[key], before?.[key]),
  });
  return (
    <Card flush>
      <StatementTable
        label={say(CASH_FLOW.title)}
        head={currency}
        columns={[report, ...(before ? [before] : [])].map((days) =>
          periodText(days, say(REPORT.between), language),
        )}
        groups={[
          ...sections.map(({ section, amount, amount_before }) => ({
            key: section,
            title: say(SECTION_WORDS[section].title),
            lines: linesOf(section),
            total: {
              key: section,
              title: say(SECTION_WORDS[section].total),
              ...figures(amount, amount_before),
            },
          })),
          { key: 'money', lines: [sumOf('change'), sumOf('opening')] },
        ]}
        result={sumOf('closing')}
      />
    </Card>
  );
}
