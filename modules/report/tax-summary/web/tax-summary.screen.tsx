import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useComparedPeriod } from '../../page/web/compared-period.tsx';
import { PeriodBar } from '../../page/web/period-bar.tsx';
import { periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { ReportPaper } from '../../page/web/report-paper.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { useSourceAddress } from '../../page/web/source-link.tsx';
import { StatementActions } from '../../page/web/statement-actions.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import type { TaxSummary } from '../tax-summary.answer.ts';
import { SIDE_WORDS, TAX_SUMMARY } from '../tax-summary.words.ts';
import { TaxLineDrawer } from './tax-line-drawer.tsx';
import { taxSummaryOf } from './tax-summary-calls.ts';
import { TaxSummaryTable } from './tax-summary-table.tsx';

/** The VAT of this month at first, or of any days, as the return asks for it. */
export default function TaxSummaryScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { address, change } = useReportAddress();
  const { compare: _, ...asked } = useComparedPeriod();
  const query = taxSummaryOf(asked);
  const report = useQuery(query);
  return (
    <Page>
      <PageHeader
        title={say(TAX_SUMMARY.title)}
        actions={<StatementActions name="tax-summary" asked={asked} report={query} />}
      />
      <Stack>
        <PeriodBar
          days={{ date: asked.date, date_to: asked.date_to }}
          branchIds={address.branch_ids}
          chosen={address.columns === 'days'}
          onChange={change}
        />
        <ReportState query={report}>
          {(made) => (
            <Stack>
              <ReportPaper ofStatement report={made} days={periodText(made, say(REPORT.between), language)} />
              <HeldAgainstBooks report={made} />
              <TaxSummaryTable report={made} address={address} />
              <Settled report={made} />
              <TaxLineDrawer report={made} />
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}

/** What was charged, claimed and is to be paid; under each what the books say. */
function HeldAgainstBooks({ report: { sides, payable, currency } }: { report: TaxSummary }) {
  const say = useSay();
  return (
    <FigureStrip
      items={[
        ...sides.map(({ side, tax, account_code, difference }) => ({
          key: side,
          title: say(SIDE_WORDS[side].total),
          amount: moneyText(tax, currency),
          currency,
          note: [
            say(TAX_SUMMARY.booked, { code: account_code }),
            difference === 0
              ? say(TAX_SUMMARY.agrees)
              : say(TAX_SUMMARY.differs, { amount: moneyText(difference, currency) }),
          ].join(' · '),
        })),
        {
          key: 'payable',
          title: say(payable < 0 ? TAX_SUMMARY.carried : TAX_SUMMARY.payable),
          amount: moneyText(Math.abs(payable), currency),
          currency,
        },
      ]}
    />
  );
}

/** The months of the period whose VAT was settled; what came in late stands in the next one. */
function Settled({ report: { settlements, currency, branch_ids } }: { report: TaxSummary }) {
  const say = useSay();
  const { language } = useLanguage();
  const addressOf = useSourceAddress();
  const here = useBranch();
  if (settlements.length === 0) return null;
  return (
    <Card title={say(TAX_SUMMARY.settled)}>
      <LineList
        lines={settlements.map((month) => {
          const href =
            month.branch_id === here.id
              ? addressOf({ source_kind: 'vat-settlement', source_id: month.id })
              : undefined;
          const carried = month.input_carried > 0;
          return {
            key: month.id,
            title: month.number,
            note: [
              dayText(month.date_to, language),
              branch_ids.length > 1 && month.branch_name,
              carried && say(TAX_SUMMARY.carriedOn, { amount: moneyText(month.input_carried, currency) }),
            ]
              .filter(Boolean)
              .join(' · '),
            figure: say(TAX_SUMMARY.toPay, { amount: moneyText(month.payable, currency) }),
            ...(href ? { href } : {}),
          };
        })}
      />
    </Card>
  );
}
