import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '#core/months.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { DOCUMENTS } from '../report-form.answer.ts';
import { isTime } from '../report-type.ts';
import { type AskedShares, sharesSql } from './shares.ts';

/** Figures by key, and under `documents` how many records they are of. */
export type Sums = Readonly<Record<string, bigint>>;

export interface GroupSums {
  /** What the group is; nothing of which no record says so. */
  group: string | null;
  now: Sums;
  before: Sums;
}

/**
 * The sums of a report by group, and over all records: not over the groups, for a record that stands in several is still one.
 * The largest first, by day or hour in their order; `most` of them.
 */
export async function sumsOfReport(
  tx: Tx,
  asked: AskedShares & { now: DayRange; most: number },
): Promise<{ total: GroupSums; groups: GroupSums[]; count: number }> {
  const { report, shown, group, now, most } = asked;
  const isNow = report.standing ? sql`true` : sql`day between ${now.date}::date and ${now.date_to}::date`;
  const sums = shown.figures.flatMap(({ key }) => [
    sql`${summed(key, isNow)} as ${sql.ref(key)}`,
    sql`${summed(key, sql`not (${isNow})`)} as ${sql.ref(`${key}__before`)}`,
  ]);
  const largest = shown.figures[0] ? sql.ref(shown.figures[0].key) : sql.ref(DOCUMENTS);
  const order = isTime(group.of) ? sql`grp` : sql`${largest} desc, grp`;
  // A day of the period before stands beside no day of this one.
  const having = DATED.has(group.of) ? sql`having grouping(grp) = 1 or bool_or(${isNow})` : sql``;
  const { rows } = await sql<SumRow>`
    with shares as (${sharesSql(asked)}),
    sums as (
      select grp, grouping(grp) = 1 as is_total,
             count(distinct id) filter (where ${isNow} and not is_taken_off)::bigint as documents,
             count(distinct id) filter (where not (${isNow}) and not is_taken_off)::bigint as documents__before
             ${sql.join(
               sums.map((sum) => sql`, ${sum}`),
               sql``,
             )}
      from shares group by grouping sets ((grp), ()) ${having})
    select *, (count(*) over () - 1)::int as count from sums
    order by is_total desc, ${order} limit ${most + 1}`.execute(tx.sql);
  const keys = [...shown.figures.map(({ key }) => key), DOCUMENTS];
  const sumsOf = (row: SumRow): GroupSums => ({
    group: row.grp,
    now: Object.fromEntries(keys.map((key) => [key, row[key] as bigint])),
    before: Object.fromEntries(keys.map((key) => [key, row[`${key}__before`] as bigint])),
  });
  const [total, ...groups] = rows;
  if (!total) throw new Error('There is a total of nothing, too.');
  return { total: sumsOf(total), groups: groups.map(sumsOf), count: total.count };
}

/** Groups that are dates, and so of one period only; hours are in each. */
const DATED: ReadonlySet<string> = new Set(['day', 'month']);

interface SumRow {
  grp: string | null;
  count: number;
  [figure: string]: unknown;
}

function summed(key: string, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(sum(${sql.ref(key)}) filter (where ${which}), 0)::bigint`;
}
