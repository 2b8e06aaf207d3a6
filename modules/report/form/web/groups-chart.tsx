import { BarChart } from '#ui/show/bar-chart.tsx';
import { Card } from '#ui/show/card.tsx';
import { shortText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { FORM } from '../form.words.ts';
import { figureText, groupText } from './figure-texts.ts';
import type { FormReport } from './report-form-calls.ts';

/** As many bars as can be told apart. */
const MOST_BARS = 12;

/** The first figure of a report by group: the largest, or the last days and months of the period. */
export default function GroupsChart({ report }: { report: FormReport }) {
  const say = useSay();
  const { language } = useLanguage();
  const [lead] = report.figures;
  const group = report.groups.find(({ key }) => key === report.group_by);
  if (!lead || !group) return null;
  const title = say(FORM.by, { type: lead.title, group: group.title.toLowerCase() });
  const isOfTime = report.group_by === 'day' || report.group_by === 'month';
  const rows = isOfTime
    ? report.rows.slice(-31)
    : report.rows.slice(0, report.group_by === 'hour' ? 24 : MOST_BARS);
  const bars = rows.map((row) => ({
    title: groupText(row, report.group_by, language),
    value: row.figures[lead.key] ?? 0,
    before: row.figures_before?.[lead.key],
  }));
  const told = bars.slice(0, 3).map((bar) => `${bar.title} ${figureText(lead, bar.value, report.currency)}`);
  return (
    <Card title={title}>
      <BarChart summary={[title, ...told].join('. ')} bars={bars} short={shortText} />
    </Card>
  );
}
