import { z } from 'zod';
import { type AnyEntity, columnOf } from './define-entity.ts';
import { declaredFilters, filterableFields } from './derive/filterable.ts';
import { BOOKKEEPING_COLUMNS, isSortable, readableConditions, readableFields } from './derive/readable.ts';
import { lineOfText } from './fields/text.ts';
import { FILTER_BOUNDS, type FilterPart, isGroup, readListFilter, writeListFilter } from './list-filter.ts';
import type { Rightful } from './permissions.ts';

const NAME = z.string().regex(/^\w{0,70}$/, 'wrong_form');
/** Of a field, or of one in lines. */
const FILTER_NAME = z.string().regex(/^\w{0,70}(\.\w{1,70})?$/, 'wrong_form');

/** A column narrower than this tells nothing, a wider one pushes the others out of sight; in CSS pixels. */
export const COLUMN_WIDTHS = { least: 72, most: 640 };

/** What somebody keeps of a list under a name: which rows in which order, and how they stand there. */
export const LIST_VIEW = z.strictObject({
  condition: NAME,
  sort: NAME,
  order: z.union([z.literal(1), z.literal(-1)], { error: 'not_choice' }),
  filters: z
    .record(FILTER_NAME, lineOfText(FILTER_BOUNDS.whole), { error: 'wrong_form' })
    .refine((filters) => Object.keys(filters).length <= FILTER_BOUNDS.rules, { error: 'too_many' }),
  /** Columns in their order; null where the list's own are shown. */
  columns: z
    .array(
      z.strictObject({
        key: NAME,
        shown: z.boolean({ error: 'not_flag' }),
        /** In CSS pixels; absent where the texts decide. */
        width: z
          .int('not_whole')
          .min(COLUMN_WIDTHS.least, 'wrong_form')
          .max(COLUMN_WIDTHS.most, 'wrong_form')
          .optional(),
      }),
      { error: 'wrong_form' },
    )
    .max(200, 'too_many')
    .nullable(),
  density: z.enum(['compact', 'normal', 'relaxed'], { error: 'not_choice' }),
});

export type ListView = z.output<typeof LIST_VIEW>;

/** A view as far as its reader may see what it speaks of; the rest is left out without a word. */
export function viewWithin(view: ListView, entity: AnyEntity, actor: Rightful): ListView {
  const readable = readableFields(entity, actor);
  const known = new Set([
    ...BOOKKEEPING_COLUMNS,
    ...readable.flatMap(([key, field]) => [key, columnOf(key, field)]),
  ]);
  return {
    ...view,
    condition: readableConditions(entity, actor).includes(view.condition) ? view.condition : 'all',
    sort: view.sort !== '' && isSortable(entity, actor, view.sort) ? view.sort : '',
    filters: filtersWithin(view.filters, entity, actor),
    columns: view.columns?.filter(({ key }) => known.has(key)) ?? null,
  };
}

function filtersWithin(
  { filter = '', ...plain }: ListView['filters'],
  entity: AnyEntity,
  actor: Rightful,
): ListView['filters'] {
  const declared = new Set(
    declaredFilters(entity, actor).flatMap(([key, field]) => [key, columnOf(key, field)]),
  );
  const kept = Object.entries(plain).filter(
    ([name]) => declared.has(name) || declared.has(name.replace(/_(from|to)$/, '')),
  );
  const offered = new Set(filterableFields(entity, actor).map(([key]) => key));
  const within = (parts: readonly FilterPart[]): FilterPart[] =>
    parts
      .map((part) => (isGroup(part) ? { ...part, parts: within(part.parts) } : part))
      .filter((part) => isGroup(part) || offered.has(part.field));
  const read = readListFilter(filter);
  const rules = read ? writeListFilter({ ...read, parts: within(read.parts) }) : '';
  return { ...Object.fromEntries(kept), ...(rules ? { filter: rules } : {}) };
}
