import { useQuery } from '@tanstack/react-query';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { useSourceAddress, useSourceName } from '../../page/web/source-link.tsx';
import { type ReportAddress, useReportAddress } from '../../page/web/use-report-address.ts';
import { FORM } from '../form.words.ts';
import { figureText, groupText } from './figure-texts.ts';
import classes from './report-form.module.css';
import { type FormRecords, type FormReport, recordsOf } from './report-form-calls.ts';

/** No figure is open in an address. */
export const NOTHING_OPEN = {
  figure: undefined,
  group: undefined,
  without_group: undefined,
  side: undefined,
} as const;

/** The records of the figure that the address names, over the report that shows it. */
export function RecordsDrawer({ report }: { report: FormReport }) {
  const { address, change } = useReportAddress();
  const { language } = useLanguage();
  const opened = report.figures.find(({ key }) => key === address.figure);
  const row = report.rows.find(({ group }) =>
    group === null ? address.without_group === 'true' : group === address.group,
  );
  const title = [opened?.title, row && groupText(row, report.group_by, language)].filter(Boolean).join(' · ');
  return (
    <Drawer opened={opened !== undefined} onClose={() => change(NOTHING_OPEN)} title={title} width={620}>
      {opened && <Records report={report} address={address} figure={opened} />}
    </Drawer>
  );
}

interface RecordsProps {
  report: FormReport;
  address: ReportAddress;
  figure: FormReport['figures'][number];
}

function Records({ report, address, figure }: RecordsProps) {
  const say = useSay();
  const { change } = useReportAddress();
  const { date, date_to } = (address.side === 'before' && report.before) || report;
  const query = useQuery(
    recordsOf(report.type, {
      ...{ date, date_to, figure: figure.key, group_by: report.group_by, page: address.page },
      ...{ branch_ids: report.branch_ids.join(), group: address.group, without_group: address.without_group },
    }),
  );
  return (
    <ReportState query={query}>
      {(made) => (
        <div>
          <p>
            <Figure
              amount={figureText(figure, made.total_figures[figure.key] ?? made.total, made.currency)}
              {...(figure.kind === 'money' ? { currency: made.currency } : {})}
              size="xl"
            />
          </p>
          <p className={classes.says}>{say(FORM.addUp, { n: countText(made.total) })}</p>
          <RecordLines records={made} figure={figure.key} />
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

/** Each with the day, what it is and its part in the figure; where records are counted, in the first of the report. */
function RecordLines({ records, figure }: { records: FormRecords; figure: string }) {
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const addressOf = useSourceAddress();
  const here = useBranch();
  const shown = records.figures.find(({ key }) => key === figure) ?? records.figures[0];
  return (
    <LineList
      lines={records.data.map((record) => {
        const href = record.branch_id === here.id ? addressOf(record) : undefined;
        const elsewhere = records.branch_ids.length > 1 ? record.branch_name : null;
        const noun = nameOf(record.source_kind);
        return {
          key: `${record.source_kind} ${record.source_id}`,
          title: record.title ?? noun,
          note: [dayText(record.date, language), noun, record.about, elsewhere].filter(Boolean).join(' · '),
          ...(shown ? { figure: figureText(shown, record.figures[shown.key] ?? 0, records.currency) } : {}),
          ...(href ? { href } : {}),
        };
      })}
    />
  );
}
