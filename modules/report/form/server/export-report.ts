import { say } from '#core/i18n/language.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { writeWorkbook } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { spool } from '#server-kit/http/spool.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { FORM } from '../form.words.ts';
import type { ReportType } from '../report-type.ts';
import { type AskedReport, type MadeReport, makeReport } from './make-report.ts';

/** As many lines as a sheet has. */
const MOST_LINES = 1_000_000;

/** A report as a workbook: every group and the total, numbers as numbers. */
export async function exportReport(
  report: ReportType,
  context: QueryContext<AskedReport>,
  rights: readonly [string, ...string[]],
): Promise<FileAnswer> {
  const { language } = context;
  const made = await makeReport(report, context, { rights, most: MOST_LINES });
  const { before, date, date_to } = made;
  const group = made.groups.find(({ key }) => key === made.group_by)?.title ?? '';
  const columns = [
    { title: group, width: 40 },
    ...made.figures.flatMap(({ title, kind }) => {
      const named = kind === 'money' ? `${title}, ${made.currency}` : title;
      const then = before ? [{ title: `${named}, ${before.date} – ${before.date_to}` }] : [];
      return [{ title: named }, ...then];
    }),
  ];
  const rest = made.others
    ? [lineOf(say(FORM.others, language, { n: made.others.count }), made.others, made)]
    : [];
  const workbook = writeWorkbook({
    timeZone: context.branch.time_zone,
    sheets: [
      {
        name: `${made.title} ${date} – ${date_to}`,
        columns,
        rows: [
          ...made.rows.map((row) => lineOf(row.title ?? say(FORM.without, language), row, made)),
          ...rest,
          lineOf(say(FORM.total, language), made.total, made),
        ],
      },
    ],
  });
  return new FileAnswer(`${report.type}-report-${date_to}.xlsx`, XLSX, await spool(workbook));
}

type Line = Pick<MadeReport['rows'][number], 'figures' | 'figures_before'>;

function lineOf(title: string, { figures, figures_before }: Line, made: MadeReport): SheetValue[] {
  const money = moneyCellsOf(made.currency);
  const cells = made.figures.flatMap(({ key, kind }) =>
    [figures, ...(figures_before ? [figures_before] : [])].map(({ [key]: number }): SheetValue => {
      if (number === undefined) return BLANK_CELL;
      return kind === 'money'
        ? money(number)
        : { kind: 'number', number, decimals: kind === 'quantity' ? 3 : 0 };
    }),
  );
  return [textCell(title), ...cells];
}
