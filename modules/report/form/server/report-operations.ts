import { z } from 'zod';
import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { allowed } from '#core/permissions.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { branchesSeenBy } from '../../branches/server/report-branches.query.ts';
import { COMPARISONS } from '../../income-statement/compared-days.rules.ts';
import { PAGE } from '../../server/period.ts';
import { reportAnswerOf, reportRowsAnswerOf } from '../report-form.answer.ts';
import type { ReportType } from '../report-type.ts';
import { REPORT_TYPES } from '../report-types.ts';
import { REPORT_DAYS } from './asked-days.ts';
import { exportReport } from './export-report.ts';
import { makeReport, SEES_STATISTICS } from './make-report.ts';
import { rowsOfReport } from './rows-of-report.ts';

/** By which reports are made at all; what of them one sees, each type says. */
export const MAKES_REPORTS = 'create_report';

/** The types of reports that the caller may see, and no others. */
export const reportTypes = defineQuery({
  name: 'report.types',
  route: 'GET api/report/types',
  permission: MAKES_REPORTS,
  input: z.strictObject({}),
  answers: many({ type: f.text(), title: f.text() }),
  run: async ({ actor, language }) =>
    REPORT_TYPES.filter(({ right }) => allowed(actor, right)).map(({ type, title }) => ({
      type,
      title: say(title, language),
    })),
});

/** How a type of the report form is asked for. */
export function reportInput({ groups }: ReportType) {
  const keys = groups.map(({ key }) => key);
  return {
    ...REPORT_DAYS,
    group_by: z.enum(keys, { error: 'not_choice' }).optional(),
    compare: z.enum(COMPARISONS, { error: 'not_choice' }).optional(),
  };
}

/** A type on screen, the rows behind its figures, its sheet, and the branches of which it can be asked. */
export function operationsOf(report: ReportType): QueryOperation[] {
  const { type, right } = report;
  const rights = [right, MAKES_REPORTS] as const;
  const { compare: _, ...ofRows } = reportInput(report);
  return [
    reportOf(report),
    defineQuery({
      name: `report.${type}-rows`,
      route: `GET api/report/${type}/rows`,
      permission: rights,
      isOfOneMoment: true,
      input: z.strictObject({
        ...ofRows,
        ...PAGE,
        group: z.string().max(200).optional(),
        without_group: z.literal('true', { error: 'not_choice' }).optional(),
        figure: z.string().max(60).optional(),
      }),
      describes: reportRowsAnswerOf(report),
      run: (context) => rowsOfReport(report, context, rights),
    }),
    defineQuery({
      name: `report.${type}-export`,
      route: `GET api/report/${type}/export`,
      permission: [...rights, 'export_to_excel'],
      sometimes: [SEES_STATISTICS],
      input: z.strictObject(reportInput(report)),
      run: (context) => exportReport(report, context, rights),
    }),
    branchesSeenBy(`report.${type}-branches`, `${type}/branches`, rights),
  ];
}

/** A type as its screen asks for it, and the paper as well. */
export function reportOf(report: ReportType): QueryOperation {
  const rights = [report.right, MAKES_REPORTS] as const;
  return defineQuery({
    name: `report.${report.type}`,
    route: `GET api/report/${report.type}`,
    permission: rights,
    sometimes: [SEES_STATISTICS],
    input: z.strictObject(reportInput(report)),
    describes: reportAnswerOf(report),
    run: (context) => makeReport(report, context, { rights }),
  });
}
