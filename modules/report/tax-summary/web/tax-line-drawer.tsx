import { useQuery } from '@tanstack/react-query';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { useSourceAddress, useSourceName } from '../../page/web/source-link.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import { titleOfTaxLine } from '../line-title.ts';
import type { TaxedDocuments, TaxSummary } from '../tax-summary.answer.ts';
import { TAX_SUMMARY } from '../tax-summary.words.ts';
import { taxedDocumentsOf } from './tax-summary-calls.ts';

/** The documents of the line that the address names, over the summary that shows it. */
export function TaxLineDrawer({ report }: { report: TaxSummary }) {
  const { language } = useLanguage();
  const { address, change } = useReportAddress();
  const row = report.rows.find(({ name }) => name === address.figure);
  return (
    <Drawer
      opened={row !== undefined}
      onClose={() => change({ figure: undefined })}
      title={row ? titleOfTaxLine(row, language) : ''}
      width={620}
    >
      {row && <Documents report={report} line={row.name} />}
    </Drawer>
  );
}

function Documents({ report: { date, date_to, branch_ids }, line }: { report: TaxSummary; line: string }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const query = useQuery(
    taxedDocumentsOf({ date, date_to, line, branch_ids: branch_ids.join(), page: address.page }),
  );
  return (
    <ReportState query={query}>
      {(made) => (
        <div>
          <FigureStrip
            items={(['net_amount', 'tax'] as const).map((key) => ({
              key,
              title: say(key === 'tax' ? TAX_SUMMARY.tax : TAX_SUMMARY.net),
              amount: moneyText(made[key], made.currency),
              currency: made.currency,
            }))}
          />
          <DocumentLines made={made} />
          <Pagination
            text={rangeText(made, say)}
            page={made.current_page}
            pages={made.total_pages}
            onPage={(page) => change({ page: String(page) })}
          />
        </div>
      )}
    </ReportState>
  );
}

/** Each with its day, what it was, and its part in the line. */
function DocumentLines({ made: { data, currency, branch_ids } }: { made: TaxedDocuments }) {
  const { language } = useLanguage();
  const say = useSay();
  const nameOf = useSourceName();
  const addressOf = useSourceAddress();
  const here = useBranch();
  return (
    <LineList
      lines={data.map((one, place) => {
        const href = one.branch_id === here.id ? addressOf(one) : undefined;
        const elsewhere = branch_ids.length > 1 ? one.branch_name : null;
        return {
          key: String(place),
          title: one.memo ?? nameOf(one.source_kind),
          note: [
            dayText(one.date, language),
            nameOf(one.source_kind),
            elsewhere,
            one.tax !== 0 && `${say(TAX_SUMMARY.tax)} ${moneyText(one.tax, currency)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          figure: moneyText(one.net_amount, currency),
          ...(href ? { href } : {}),
        };
      })}
    />
  );
}
