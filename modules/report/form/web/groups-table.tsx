import { Card } from '#ui/show/card.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { periodText } from '../../page/web/period-steps.ts';
import { REPORT } from '../../page/web/report.words.ts';
import { FORM } from '../form.words.ts';
import { figureText, groupText } from './figure-texts.ts';
import { OpenFigure, type Opens } from './open-figure.tsx';
import classes from './report-form.module.css';
import type { FiguresOfPeriods, FormReport } from './report-form-calls.ts';

/** Every group with its figures, each of which opens its records, and what all of them come to. */
export function GroupsTable({ report, opens }: { report: FormReport; opens: Opens }) {
  const say = useSay();
  const { language } = useLanguage();
  const { figures, before, currency } = report;
  const [lead, ...others] = figures;
  const group = report.groups.find(({ key }) => key === report.group_by)?.title ?? '';
  const to = say(REPORT.between);
  const head = (figure: typeof lead) =>
    figure?.kind === 'money' ? `${figure.title}, ${currency}` : figure?.title;
  return (
    <Card flush>
      <section
        className={classes.scroll}
        aria-label={report.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only focus lets the keyboard scroll it
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{group}</th>
              <th scope="col">{head(lead)}</th>
              {before && <th scope="col">{periodText(before, to, language)}</th>}
              {before && <th scope="col">{say(FORM.change)}</th>}
              {others.map((figure) => (
                <th key={figure.key} scope="col">
                  {head(figure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row) => (
              <GroupLine
                key={row.group ?? ''}
                title={groupText(row, report.group_by, language)}
                group={row.group}
                {...{ row, report, opens }}
              />
            ))}
            {report.others && (
              <GroupLine
                title={say(FORM.others, { n: countText(report.others.count) })}
                row={report.others}
                report={report}
              />
            )}
          </tbody>
          <tfoot>
            <GroupLine title={say(FORM.total)} row={report.total} {...{ report, opens }} />
          </tfoot>
        </table>
      </section>
    </Card>
  );
}

interface GroupLineProps {
  title: string;
  row: FiguresOfPeriods;
  report: FormReport;
  /** Left out in a line of all groups. */
  group?: string | null;
  /** Left out where a line is of no one group. */
  opens?: Opens;
}

function GroupLine({ title, row, report, group, opens }: GroupLineProps) {
  const { figures, currency, before, rises_well } = report;
  const [lead, ...others] = figures;
  const cell = (figure: (typeof figures)[number], side?: 'before') => {
    const value = (side ? row.figures_before : row.figures)?.[figure.key];
    if (value === undefined) return null;
    const text = figureText(figure, value, currency);
    if (!opens) return text;
    return (
      <OpenFigure opens={opens} amount={value} figure={figure.opens ?? figure.key} group={group} side={side}>
        {text}
      </OpenFigure>
    );
  };
  const moved = lead && changeText(row.figures[lead.key] ?? 0, row.figures_before?.[lead.key] ?? 0);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={classes.lead}>{lead && cell(lead)}</td>
      {before && <td>{lead && cell(lead, 'before')}</td>}
      {before && <td data-good={moved ? moved.rises === rises_well : undefined}>{moved?.text}</td>}
      {others.map((figure) => (
        <td key={figure.key}>{cell(figure)}</td>
      ))}
    </tr>
  );
}
