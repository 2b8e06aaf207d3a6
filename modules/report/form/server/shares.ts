import { type RawBuilder, sql } from 'kysely';
import type { Expression } from '#core/conditions.ts';
import { columnOf } from '#core/define-entity.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import { f } from '#core/fields.ts';
import { lineFieldAt } from '#core/line-fields.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import type { DayRange } from '#core/months.ts';
import { counts, hasUncounted } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { conditionSql } from '#server-kit/query/condition-sql.ts';
import type { CheckedGroup } from '#server-kit/query/read-filter.ts';
import { rowFilter } from '#server-kit/query/row-filter.ts';
import { type RowSource, rowSource } from '#server-kit/query/row-source.ts';
import { bare, type readableReport } from '../readable-report.ts';
import type { ReportFigure, ReportGroup, ReportPart, ReportType, ReportValue } from '../report-type.ts';

/** What is to be added up: of which days, into which figures, by what. */
export interface AskedShares {
  report: ReportType;
  shown: ReturnType<typeof readableReport>;
  group: ReportGroup;
  days: readonly DayRange[];
  places: readonly ActorContext[];
}

/**
 * What each record, or each of its lines, adds to the figures of a report: `kind, id, place, title, about, day, is_taken_off,
 * grp` and a column for each figure. The rows are those of the lists: their walls, rights and business days hold here as well.
 */
export function sharesSql(asked: AskedShares): RawBuilder<unknown> {
  const arms = asked.places.flatMap((place) => asked.shown.parts.map((part) => armSql(part, place, asked)));
  return sql.join(arms, sql` union all `);
}

function armSql(
  part: ReportPart,
  place: ActorContext,
  { report, shown, group, days }: AskedShares,
): RawBuilder<unknown> {
  const { entity } = part;
  const source = rowSource(entity, place);
  const [title, ...about] = shown
    .about(part)
    .map((path) => (entity.fields[path]?.kind.name === 'ref' ? source.titleOf(path) : source.value(path)));
  const test = (expression: Expression) => conditionSql(expression, entity, source, place);
  const columns = [
    sql`${entity.name}::text as kind, r.id, ${place.branch.id}::uuid as place`,
    sql`${title ?? sql`null`}::text as title`,
    sql`${about.length > 0 ? sql`concat_ws(' · ', ${sql.join(about)})` : sql`null::text`} as about`,
    sql`${dayOf(part, source, place)} as day, ${part.takesOff === true || part.eachDay === true}::boolean as is_taken_off`,
    sql`(${groupOf(group, part, source, place)})::text as grp`,
    ...shown.figures.map(
      (figure) => sql`${figureSql(figure, part, source, place, test)} as ${sql.ref(figure.key)}`,
    ),
  ];
  const where = [
    isOfRecord(part)
      ? rowFilter(entity, { ...REQUEST, rules: withinDays(part, days, report) }, source, place)
      : sql`${rowFilter(entity, REQUEST, source, place)} and ${daysOfLines(part, days, source, place)}`,
    ...(!part.evenTakenBack && entity.states && hasUncounted(entity.states)
      ? [test(counts(entity.states))]
      : []),
    ...(part.where ? [test(part.where)] : []),
    ...(part.only ? [valueSql(part.only, place)] : []),
  ];
  // What is joined is known once every value was asked for.
  return sql`select ${sql.join(columns)} from ${source.rows()} ${source.joins()} ${linesSql(part)}${eachDaySql(part, days)}
    where ${sql.join(where, sql` and `)}`;
}

const REQUEST = { ...DEFAULT_LIST_STATE, condition: 'all', keyword: '', filters: [] } as const;

function linesSql({ entity, lines }: ReportPart): RawBuilder<unknown> {
  if (!lines) return sql``;
  return sql`join ${sql.table(linesTableName(entity, lines))} l
    on l.business_id = r.business_id and ${sql.ref(`l.${ownerColumn(entity)}`)} = r.id`;
}

function heldAt(path: string, part: ReportPart, source: RowSource, place: ActorContext): RawBuilder<unknown> {
  const value = part.values?.[path];
  if (value) return valueSql(value, place);
  const at = lineFieldAt(part.entity, path);
  return at ? sql.ref(`l.${columnOf(at.part, at.field)}`) : source.value(path);
}

function valueSql({ sql: text }: ReportValue, { clock, branch }: ActorContext): RawBuilder<unknown> {
  const pieces = text.split(':today').map((piece) => sql.raw(piece));
  return sql`(${sql.join(pieces, sql`${today(clock, branch)}::date`)})`;
}

/** Each of the days that are asked for, beside every record. */
function eachDaySql({ eachDay }: ReportPart, days: readonly DayRange[]): RawBuilder<unknown> {
  if (!eachDay) return sql``;
  const spans = days.map(
    ({ date, date_to }) =>
      sql`select generate_series(${date}::date, ${date_to}::date, interval '1 day')::date as day`,
  );
  return sql` cross join (${sql.join(spans, sql` union `)}) d`;
}

/** Whether the day of a part is a field of its records, by which their lists can be narrowed. */
const isOfRecord = ({ entity, day, eachDay }: ReportPart) => !eachDay && !lineFieldAt(entity, day);

/** The same of the days of lines. Days of which each counts are those that are asked for. */
function daysOfLines(
  part: ReportPart,
  days: readonly DayRange[],
  source: RowSource,
  place: ActorContext,
): RawBuilder<unknown> {
  if (part.eachDay) return sql`true`;
  const day = dayOf(part, source, place);
  const spans = days.map(({ date, date_to }) => sql`${day} between ${date}::date and ${date_to}::date`);
  return sql`(${sql.join(spans, sql` or `)})`;
}

/** The business day of an instant is that of its branch. */
function dayOf(part: ReportPart, source: RowSource, { branch }: ActorContext): RawBuilder<unknown> {
  if (part.eachDay) return sql`d.day`;
  const line = lineFieldAt(part.entity, part.day);
  if (line) return sql.ref(`l.${columnOf(line.part, line.field)}`);
  const held = source.value(part.day);
  if (part.entity.fields[part.day]?.kind.name === 'date') return held;
  return sql`((${held} at time zone ${branch.time_zone}) - ${branch.day_starts_at}::time::interval)::date`;
}

function groupOf(
  { of }: ReportGroup,
  part: ReportPart,
  source: RowSource,
  place: ActorContext,
): RawBuilder<unknown> {
  if (of === 'day') return dayOf(part, source, place);
  if (of === 'month') return sql`to_char(${dayOf(part, source, place)}, 'YYYY-MM')`;
  if (of === 'hour')
    return sql`to_char(${heldAt(part.at, part, source, place)} at time zone ${place.branch.time_zone}, 'HH24')`;
  return heldAt(of, part, source, place);
}

function figureSql(
  { of, when }: ReportFigure,
  part: ReportPart,
  source: RowSource,
  place: ActorContext,
  test: (expression: Expression) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const terms = of.map((path) => {
    const takesOff = path.startsWith('-') !== (part.takesOff === true);
    return sql`${takesOff ? sql`-` : sql`+`} coalesce(${heldAt(bare(path), part, source, place)}, 0)`;
  });
  const sum = sql`(${sql.join(terms, sql` `)})`;
  return when ? sql`case when ${test(when)} then ${sum} else 0 end` : sum;
}

/** Any of some stretches of days, each to the end of its last day; what stands open may have begun long before them. */
function withinDays(
  { entity, day }: ReportPart,
  days: readonly DayRange[],
  { standing }: ReportType,
): CheckedGroup {
  const field = entity.fields[day] ?? f.datetime();
  return {
    join: 'any',
    parts: days.map(({ date, date_to }) => ({
      join: 'all',
      parts: [
        ...(standing ? [] : [{ key: day, field, is: 'at_least' as const, value: date }]),
        { key: day, field, is: 'at_most', value: date_to },
      ],
    })),
  };
}
