import { expect, test } from 'vitest';
import { fieldsOf } from '#core/conditions.ts';
import { fieldAt, lineFieldAt } from '#core/line-fields.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { bare } from './readable-report.ts';
import { isTime, type ReportPart, type ReportType } from './report-type.ts';
import { REPORT_TYPES } from './report-types.ts';

/** Columns that every record has. */
const BOOKKEEPING = ['created_at', 'created_by', 'branch_id'];

test.each(REPORT_TYPES.map((report) => [report.type, report] as const))(
  'what %s names is there in each of its parts',
  (_, report) => {
    expect(ALL_PERMISSIONS).toContain(report.right);
    for (const part of report.parts)
      expect(pathsOf(report, part).filter((path) => !isThere(part, path))).toEqual([]);
  },
);

test('a record with lines bears its figures in them, lest a sum counts it once for each line', () => {
  for (const { type, parts, figures } of REPORT_TYPES)
    for (const part of parts.filter(({ lines }) => lines))
      for (const path of figures.flatMap(({ of }) => of.map(bare)))
        expect(part.values?.[path] ?? lineFieldAt(part.entity, path), `${type} ${path}`).toBeDefined();
});

test('no two types, figures or groups are called alike, and no figure as a column of the statement is', () => {
  expect(new Set(REPORT_TYPES.map(({ type }) => type)).size).toBe(REPORT_TYPES.length);
  const taken = ['kind', 'id', 'place', 'title', 'about', 'day', 'is_taken_off', 'grp', 'documents', 'count'];
  for (const { figures, groups } of REPORT_TYPES) {
    expect(new Set([...taken, ...figures.map(({ key }) => key)]).size).toBe(taken.length + figures.length);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  }
});

function pathsOf({ figures, groups }: ReportType, part: ReportPart): string[] {
  return [
    ...figures.flatMap(({ of, when }) => [...of.map(bare), ...(when ? fieldsOf(when) : [])]),
    ...groups.map(({ of }) => of).filter((of) => !isTime(of)),
    ...Object.values(part.values ?? {}).flatMap(({ of }) => of),
    ...(part.only?.of ?? []),
    ...[part.day, part.at, part.entity.title, ...part.about],
    ...(part.where ? fieldsOf(part.where) : []),
  ];
}

function isThere(part: ReportPart, path: string): boolean {
  return (
    BOOKKEEPING.includes(path) ||
    part.values?.[path] !== undefined ||
    fieldAt(part.entity, path) !== undefined
  );
}
