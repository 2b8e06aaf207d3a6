import { Card } from '#ui/show/card.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { FORM } from '../form.words.ts';
import { figureText, groupText } from './figure-texts.ts';
import classes from './groups-on-phone.module.css';
import { OpenFigure, type Opens } from './open-figure.tsx';
import type { FiguresOfPeriods, FormReport } from './report-form-calls.ts';

/** The groups below each other where there is no room for a table: the first figure as a bar, the others in a line under it. */
export function GroupsOnPhone({ report, opens }: { report: FormReport; opens: Opens }) {
  const say = useSay();
  const { language } = useLanguage();
  const group = report.groups.find(({ key }) => key === report.group_by)?.title ?? '';
  const [lead] = report.figures;
  if (!lead) return null;
  const sizes = report.rows.flatMap(({ figures, figures_before }) => [
    Math.abs(figures[lead.key] ?? 0),
    Math.abs(figures_before?.[lead.key] ?? 0),
  ]);
  const most = Math.max(0, ...sizes);
  return (
    <Card title={say(FORM.by, { type: lead.title, group: group.toLowerCase() })} flush>
      <ul className={classes.groups}>
        {report.rows.map((row) => (
          <GroupItem
            key={row.group ?? ''}
            title={groupText(row, report.group_by, language)}
            group={row.group}
            {...{ row, report, opens, most }}
          />
        ))}
        {report.others && (
          <GroupItem
            title={say(FORM.others, { n: countText(report.others.count) })}
            row={report.others}
            {...{ report, most }}
          />
        )}
      </ul>
    </Card>
  );
}

interface GroupItemProps {
  title: string;
  row: FiguresOfPeriods;
  report: FormReport;
  /** The largest of all groups, to which the bars are drawn. */
  most: number;
  group?: string | null;
  /** Left out in a line of several groups. */
  opens?: Opens;
}

function GroupItem({ title, row, report, most, group, opens }: GroupItemProps) {
  const { figures, currency, before, rises_well } = report;
  const [lead, ...others] = figures;
  if (!lead) return null;
  const now = row.figures[lead.key] ?? 0;
  const then = row.figures_before?.[lead.key];
  const moved = then === undefined ? undefined : changeText(now, then);
  const amount = figureText(lead, now, currency);
  const more = others.flatMap((figure) => {
    const value = row.figures[figure.key];
    return value ? [`${figure.title} ${figureText(figure, value, currency)}`] : [];
  });
  const share = (value: number) => ({ inlineSize: `${most === 0 ? 0 : (Math.abs(value) / most) * 100}%` });
  return (
    <li className={classes.group}>
      <span className={classes.title}>{title}</span>
      <span className={classes.amount}>
        {opens ? (
          <OpenFigure {...{ opens, group }} amount={now} figure={lead.opens ?? lead.key}>
            {amount}
          </OpenFigure>
        ) : (
          amount
        )}
      </span>
      <span className={classes.bars} aria-hidden>
        <span className={classes.bar} style={share(now)} />
        {before && <span className={classes.bar} data-before style={share(then ?? 0)} />}
      </span>
      <span className={classes.moved} data-good={moved ? moved.rises === rises_well : undefined}>
        {moved?.text}
      </span>
      {more.length > 0 && <span className={classes.more}>{more.join(' · ')}</span>}
    </li>
  );
}
