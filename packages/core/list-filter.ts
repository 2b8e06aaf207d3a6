import { z } from 'zod';

/** What a rule of a filter asks of its field. */
export const FILTER_OPERATORS = [
  'contains',
  'starts',
  'is',
  'above',
  'at_least',
  'at_most',
  'below',
  'within',
  'one_of',
  'none_of',
  'empty',
  'filled',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** `selling_price at_least 1000`; `empty` and `filled` ask without a value, and a path (`lines.product`) asks any line. */
export interface FilterRule {
  field: string;
  is: FilterOperator;
  value?: FilterValue | undefined;
}
export type FilterValue = string | number | boolean | string[];

/** Rules of which all or any one must hold; a group may hold groups, and those only rules. */
export interface FilterGroup {
  join: 'all' | 'any';
  parts: FilterPart[];
}
export type FilterPart = FilterRule | FilterGroup;

/** A filter beyond these is not made by hand, and would only keep the database busy. */
export const FILTER_BOUNDS = { rules: 20, values: 50, text: 200, whole: 6000 };

const RULE = z.strictObject({
  field: z.string().regex(/^[a-z]\w{0,59}(\.[a-z]\w{0,59})?$/),
  is: z.enum(FILTER_OPERATORS),
  value: z
    .union([
      z.string().max(FILTER_BOUNDS.text),
      z.number(),
      z.boolean(),
      z.array(z.string().max(FILTER_BOUNDS.text)).min(1).max(FILTER_BOUNDS.values),
    ])
    .optional(),
});

const groupOf = <T extends FilterPart>(part: z.ZodType<T>) =>
  z.strictObject({ join: z.enum(['all', 'any']), parts: z.array(part).min(1).max(FILTER_BOUNDS.rules) });

const FILTER: z.ZodType<FilterGroup> = groupOf(z.union([RULE, groupOf(RULE)]));

/** The filter that the parameter `filter` of a list carries as JSON; null where it is none, or beyond its bounds. */
export function readListFilter(text: string): FilterGroup | null {
  if (text.length > FILTER_BOUNDS.whole) return null;
  const read = FILTER.safeParse(parsed(text));
  return read.success && rulesOf(read.data).length <= FILTER_BOUNDS.rules ? read.data : null;
}

/** As it stands in an address; nothing where no rule is left. */
export function writeListFilter(filter: FilterGroup): string {
  const parts = filter.parts.filter((part) => !isGroup(part) || part.parts.length > 0);
  return parts.length === 0 ? '' : JSON.stringify({ join: filter.join, parts });
}

export function isGroup(part: FilterPart): part is FilterGroup {
  return 'join' in part;
}

/** Every rule of a filter, whichever group it stands in. */
export function rulesOf(part: FilterPart): FilterRule[] {
  return isGroup(part) ? part.parts.flatMap(rulesOf) : [part];
}

/** Kinds of field a list can be filtered by, and what can be asked of each. */
const OFFERED: Readonly<Record<string, readonly FilterOperator[]>> = {
  text: ['contains', 'is', 'starts', 'empty', 'filled'],
  phone: ['contains', 'is', 'starts', 'empty', 'filled'],
  email: ['contains', 'is', 'starts', 'empty', 'filled'],
  texts: ['contains', 'is', 'starts', 'empty', 'filled'],
  money: ['at_least', 'at_most', 'above', 'below', 'is', 'empty', 'filled'],
  quantity: ['at_least', 'at_most', 'above', 'below', 'is', 'empty', 'filled'],
  integer: ['at_least', 'at_most', 'above', 'below', 'is', 'empty', 'filled'],
  percent: ['at_least', 'at_most', 'above', 'below', 'is', 'empty', 'filled'],
  date: ['within', 'is', 'at_least', 'at_most', 'empty', 'filled'],
  datetime: ['within', 'is', 'at_least', 'at_most', 'empty', 'filled'],
  choice: ['one_of', 'none_of', 'empty', 'filled'],
  ref: ['one_of', 'none_of', 'empty', 'filled'],
  refs: ['one_of', 'none_of', 'empty', 'filled'],
  flag: ['is'],
};

export function operatorsOf(kind: string): readonly FilterOperator[] {
  return OFFERED[kind] ?? [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
