import { useSay } from '#web-kit/i18n/language.tsx';
import { PaperFacts, PaperPart } from '#web-kit/paper/paper-parts.tsx';
import { PaperSheet, type Turn } from '#web-kit/paper/paper-sheet.tsx';
import { PaperTable } from '#web-kit/paper/paper-table.tsx';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { type ReportOfNight, useAuditTables } from './use-audit-tables.ts';

/** The report of a night on a sheet, to be signed off and filed. */
export function AuditReportOnPaper({
  title,
  report,
  turn,
}: {
  title: string;
  report: ReportOfNight;
  turn: Turn;
}) {
  const say = useSay();
  const { figures, tables } = useAuditTables(report);
  const namesOf = (list: ReportOfNight['arrivals']) =>
    list.map(({ room, guest }) => (room ? say(NIGHT_AUDIT.room, { room, guest }) : guest)).join(', ');
  return (
    <PaperSheet {...{ title, turn }}>
      <PaperFacts
        facts={[
          ...figures.map(({ title: name, amount }) => ({ title: name, value: amount })),
          { title: say(NIGHT_AUDIT.arrivals), value: namesOf(report.arrivals) },
          { title: say(NIGHT_AUDIT.departures), value: namesOf(report.departures) },
          ...[
            { title: say(NIGHT_AUDIT.stayedOn), value: namesOf(report.stayed_on) },
            { title: say(NIGHT_AUDIT.noShows), value: namesOf(report.no_shows) },
          ].filter(({ value }) => value !== ''),
        ]}
      />
      {tables.map(({ key, title: name, head, columns, groups, result }) => (
        <PaperPart key={key} title={name}>
          <PaperTable
            columns={[head, ...columns].map((heading, place) => ({
              ...{ key: `${place}`, title: heading },
              ...(place > 0 ? { align: 'right' as const } : {}),
              render: (line: (typeof groups)[number]['lines'][number]) =>
                place === 0 ? line.title : line.figures[place - 1],
            }))}
            rows={[...groups.flatMap(({ lines }) => lines), ...(result ? [result] : [])]}
            rowId={(line) => line.key}
          />
        </PaperPart>
      ))}
    </PaperSheet>
  );
}
