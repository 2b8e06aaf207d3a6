import { divideRounded } from '#core/decimal.ts';
import { say } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { holdsToo, requireToo } from '#server-kit/operation/asked-rights.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { type Comparison, comparedDays } from '../../income-statement/compared-days.rules.ts';
import { readableReport } from '../readable-report.ts';
import { DOCUMENTS } from '../report-form.answer.ts';
import type { ReportType } from '../report-type.ts';
import { type AskedDays, daysOfReport } from './asked-days.ts';
import { titlesOfGroups } from './group-titles.ts';
import { withRatios } from './ratios-of-sums.ts';
import { type PlacedScope, placedScope } from './report-places.ts';
import { type GroupSums, type Sums, sumsOfReport } from './sums-of-report.ts';

/** By which averages and comparisons are seen. */
export const SEES_STATISTICS = 'view_report_statistics';

export interface AskedReport extends AskedDays {
  branch_ids?: string[] | undefined;
  group_by?: string | undefined;
  compare?: Comparison | undefined;
}

export type MadeReport = Awaited<ReturnType<typeof makeReport>>;

/** So many groups stand on a screen; what the others come to is told in one line. */
export const MOST_GROUPS = 500;

/** A type of the report form over a period: its groups, what all records come to, and beside it the period before. */
export async function makeReport(
  report: ReportType,
  context: QueryContext<AskedReport>,
  { rights, most = MOST_GROUPS }: { rights: readonly [string, ...string[]]; most?: number },
) {
  const { tx, input, language } = context;
  if (input.compare) requireToo(context, SEES_STATISTICS);
  const asked = { ...context, input: { ...daysOfReport(context), branch_ids: input.branch_ids } };
  const { places, ...scope } = await placedScope(asked, rights);
  const { shown, group } = shownReport(report, places, input.group_by);
  const before = input.compare && !report.standing ? comparedDays(scope, input.compare) : null;
  const days = before ? [scope, before] : [scope];
  const { total, groups, count } = await sumsOfReport(tx, {
    report,
    shown,
    group,
    days,
    places,
    now: scope,
    most,
  });
  const figures = [
    ...shown.figures.map(({ key, words, kind }) => ({ key, kind, title: say(words, language) })),
    ...shown.ratios.map(({ key, words, of, kind = 'money' as const }) => ({
      ...{ key, kind, opens: of, title: say(words, language) },
    })),
    { key: DOCUMENTS, kind: 'number' as const, title: say(report.documents, language) },
  ];
  const onWire = (sums: Sums) => sumsOnWire(withRatios(sums, shown.ratios), figures, scope);
  const both = (of: Pick<GroupSums, 'now' | 'before'>) => ({
    figures: onWire(of.now),
    figures_before: before && onWire(of.before),
  });
  const titles = await titlesOfGroups(
    groups.map((of) => of.group),
    { report, group, context },
  );
  return {
    ...scope,
    type: report.type,
    title: say(report.title, language),
    rises_well: report.risesBadly !== true,
    compares: report.standing !== true,
    group_by: group.key,
    groups: shown.groups.map(({ key, words }) => ({ key, title: say(words, language) })),
    figures,
    rows: groups.map((of) => ({ group: of.group, title: titles(of.group), ...both(of) })),
    others:
      count > groups.length
        ? {
            count: count - groups.length,
            ...both({ now: rest(total, groups, 'now'), before: rest(total, groups, 'before') }),
          }
        : null,
    total: both(total),
    before,
    ...(holdsToo(context, SEES_STATISTICS) ? { statistics: statisticsOf(total, figures, scope) } : {}),
  };
}

/** What of a report those may see who see all of its branches, and by what it is grouped. */
export function shownReport(report: ReportType, places: PlacedScope['places'], group_by: string | undefined) {
  const shown = readableReport(
    report,
    places.map(({ actor }) => actor),
  );
  const group = group_by === undefined ? shown.groups[0] : shown.groups.find(({ key }) => key === group_by);
  if (!group) throw InvalidParameter({ name: 'group_by' });
  return { shown, group };
}

type WireFigures = readonly { key: string; kind: 'money' | 'quantity' | 'number' }[];

export function sumsOnWire(sums: Sums, figures: WireFigures, { currency }: Pick<PlacedScope, 'currency'>) {
  const wire = {
    money: (sum: bigint) => moneyToWire(sum, currency),
    quantity: quantityToWire,
    number: Number,
  };
  return Object.fromEntries(
    figures.flatMap(({ key, kind }) => {
      const sum = sums[key];
      return sum === undefined ? [] : [[key, wire[kind](sum)]];
    }),
  );
}

/** The others are what is left of all, so that the lines add up to the total; of records, which may stand in several, nothing is said. */
function rest(total: GroupSums, groups: readonly GroupSums[], side: 'now' | 'before'): Sums {
  const keys = Object.keys(total[side]).filter((key) => key !== DOCUMENTS);
  const left = (key: string) =>
    groups.reduce((sum, of) => sum - (of[side][key] ?? 0n), total[side][key] ?? 0n);
  return Object.fromEntries(keys.map((key) => [key, left(key)]));
}

/** What one record comes to on average, worked out from what is kept and not from what is shown. */
function statisticsOf(
  { now, before }: GroupSums,
  [first]: WireFigures,
  { currency }: PlacedScope | Omit<PlacedScope, 'places'>,
) {
  const average = (sums: Sums) =>
    first?.kind === 'money' && sums[DOCUMENTS]
      ? moneyToWire(divideRounded(sums[first.key] ?? 0n, sums[DOCUMENTS]), currency)
      : null;
  return { average: average(now), average_before: average(before) };
}
