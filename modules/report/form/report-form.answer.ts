import { many, maybe, one, type SaidFields, sometimes } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';
import type { ReportType } from './report-type.ts';

/** How many records a figure is of, beside the figures that a type declares. */
export const DOCUMENTS = 'documents';

const KINDS = { money: f.money, quantity: f.quantity, number: f.integer };

/** What a type answers follows from it: its figures by their keys, each absent for those who may not read all that it is worked out from. */
export function reportAnswerOf({ figures, ratios = [], groups }: ReportType) {
  const sums = sumsOf([
    ...figures,
    ...ratios.map(({ key, kind = 'money' as const }) => ({ key, kind })),
    { key: DOCUMENTS, kind: 'number' as const },
  ]);
  const both = { figures: one(sums), figures_before: maybe(one(sums)) };
  const keys = groups.map(({ key }) => key);
  return one({
    ...OF_BRANCHES,
    ...OF_DAYS,
    type: f.text(),
    title: f.text(),
    rises_well: f.flag(),
    compares: f.flag(),
    group_by: f.code(keys),
    groups: many({ key: f.code(keys), title: f.text() }),
    figures: many({
      key: f.code(Object.keys(sums)),
      kind: f.code(Object.keys(KINDS)),
      title: f.text(),
      opens: sometimes(f.code(Object.keys(sums))),
    }),
    rows: many({ group: maybe(f.text()), title: maybe(f.text()), ...both }),
    others: maybe(one({ count: f.integer(), ...both })),
    total: one(both),
    before: maybe(one(OF_DAYS)),
    statistics: sometimes(one({ average: maybe(f.money()), average_before: maybe(f.money()) })),
  });
}

/** The records behind the figures of a type, each with its part in them. */
export function reportRowsAnswerOf({ figures }: ReportType) {
  const sums = sumsOf(figures);
  return one({
    ...OF_BRANCHES,
    ...OF_DAYS,
    figures: many({ key: f.code(Object.keys(sums)), kind: f.code(Object.keys(KINDS)), title: f.text() }),
    ...PAGES,
    total_figures: one(sums),
    data: many({
      source_kind: f.text(),
      source_id: f.text(),
      branch_id: f.id('branch'),
      branch_name: maybe(f.text()),
      title: maybe(f.text()),
      about: maybe(f.text()),
      date: f.date(),
      figures: one(sums),
    }),
  });
}

function sumsOf(figures: readonly { key: string; kind: keyof typeof KINDS }[]): SaidFields {
  return Object.fromEntries(figures.map(({ key, kind }) => [key, sometimes(KINDS[kind]())]));
}
