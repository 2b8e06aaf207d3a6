import { sql } from 'kysely';
import { say } from '#core/i18n/language.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { pageOf } from '../../server/page-of.ts';
import { DOCUMENTS } from '../report-form.answer.ts';
import type { ReportType } from '../report-type.ts';
import { daysOfReport } from './asked-days.ts';
import { type AskedReport, shownReport, sumsOnWire } from './make-report.ts';
import { placedScope } from './report-places.ts';
import { type AskedShares, sharesSql } from './shares.ts';
import type { Sums } from './sums-of-report.ts';

export interface AskedRows extends Omit<AskedReport, 'compare'> {
  /** The group, or `without_group` for what says nothing of it; left out, all. */
  group?: string | undefined;
  without_group?: 'true' | undefined;
  figure?: string | undefined;
  limit: number;
  page: number;
}

/** The records that a figure is made of, newest first, each with its part in it, and what all of them come to. */
export async function rowsOfReport(
  report: ReportType,
  context: QueryContext<AskedRows>,
  rights: readonly [string, ...string[]],
) {
  const { input, language } = context;
  const asked = { ...context, input: { ...daysOfReport(context), branch_ids: input.branch_ids } };
  const { places, ...scope } = await placedScope(asked, rights);
  const { shown, group } = shownReport(report, places, input.group_by);
  const figures = shown.figures.map(({ key, kind, words }) => ({ key, kind, title: say(words, language) }));
  const keys = figures.map(({ key }) => key);
  if (input.figure !== undefined && ![...keys, DOCUMENTS].includes(input.figure))
    throw InvalidParameter({ name: 'figure' });
  const found = rowsSql({ report, shown, group, days: [scope], places }, input);
  const { rows } = await sql<ShareRow>`${found}
    select * from found order by day desc, id desc
    limit ${input.limit} offset ${(input.page - 1) * input.limit}`.execute(context.tx.sql);
  const sums = keys.map((key) => sql`, coalesce(sum(${sql.ref(key)}), 0)::bigint as ${sql.ref(key)}`);
  const {
    rows: [all],
  } = await sql<ShareRow & { count: number }>`${found}
    select count(*)::int as count ${sql.join(sums, sql``)} from found`.execute(context.tx.sql);
  const onWire = (row: ShareRow | undefined) => sumsOnWire((row ?? {}) as Sums, figures, scope);
  return {
    ...scope,
    figures,
    ...pageOf(input, all?.count ?? 0),
    total_figures: onWire(all),
    data: rows.map(({ kind, id, place, title, about, day, ...row }) => ({
      ...{ source_kind: kind, source_id: id, branch_id: place, branch_name: nameOf(places, place) },
      ...{ title, about, date: day, figures: onWire(row as ShareRow) },
    })),
  };
}

/** One row for each record of a group; where a figure is asked, such alone as add something to it. */
function rowsSql(asked: AskedShares, { group, without_group, figure }: AskedRows) {
  const keys = asked.shown.figures.map(({ key }) => key);
  const sums = keys.map((key) => sql`, sum(${sql.ref(key)})::bigint as ${sql.ref(key)}`);
  const named = group === undefined ? sql`true` : sql`grp = ${group}`;
  const within = without_group ? sql`grp is null` : named;
  const adds =
    figure === DOCUMENTS
      ? sql`not bool_or(is_taken_off)`
      : figure
        ? sql`sum(${sql.ref(figure)}) <> 0`
        : sql`true`;
  return sql`with shares as (${sharesSql(asked)}), found as (
    select kind, id, place, title, about, day ${sql.join(sums, sql``)}
    from shares where ${within} group by kind, id, place, title, about, day having ${adds})`;
}

interface ShareRow {
  kind: string;
  id: string;
  place: string;
  title: string | null;
  about: string | null;
  day: string;
  [figure: string]: unknown;
}

function nameOf(places: readonly { branch: { id: string; name: string } }[], id: string): string | null {
  return places.find(({ branch }) => branch.id === id)?.branch.name ?? null;
}
