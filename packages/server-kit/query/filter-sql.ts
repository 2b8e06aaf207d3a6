import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { daysOf, type Period } from '#core/periods.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext } from '../operation/context.ts';
import type { CheckedGroup, CheckedRule } from './read-filter.ts';
import type { RowSource } from './row-source.ts';

/** A checked filter as SQL over the rows of its entity; every value is a parameter. */
export function filterSql(
  part: CheckedGroup | CheckedRule,
  source: RowSource,
  context: ActorContext,
): RawBuilder<unknown> {
  if (!('join' in part)) return ruleSql(part, source, context);
  const parts = part.parts.map((inner) => filterSql(inner, source, context));
  return sql`(${sql.join(parts, part.join === 'all' ? sql` and ` : sql` or `)})`;
}

function ruleSql(rule: CheckedRule, source: RowSource, context: ActorContext): RawBuilder<unknown> {
  const hit = source.some(rule.key, (held) => testSql(rule, held, context));
  return NEGATIONS.has(rule.is) ? sql`((${hit}) is not true)` : sql`(${hit})`;
}

/** They ask that the opposite does not hold, because nothing is not equal to anything, and no line has what none has. */
const NEGATIONS = new Set<CheckedRule['is']>(['none_of', 'empty']);

/** What the field must hold for a rule, or must not hold where the rule is a negation. */
function testSql(rule: CheckedRule, column: RawBuilder<unknown>, context: ActorContext): RawBuilder<unknown> {
  const isList = rule.field.kind.column?.endsWith('[]') ?? false;
  if (rule.is === 'empty' || rule.is === 'filled')
    return isList ? sql`cardinality(${column}) > 0` : sql`${column} is not null`;
  switch (rule.field.kind.name) {
    case 'date':
    case 'datetime':
      return dayRule(rule, column, context);
    case 'choice':
    case 'ref':
    case 'refs':
      return listRule(rule, column, isList);
    case 'text':
    case 'phone':
    case 'email':
    case 'texts':
      return wordRule(rule, column, isList);
    default:
      return sql`${column} ${COMPARISONS[rule.is as keyof typeof COMPARISONS]} ${rule.value}`;
  }
}

const COMPARISONS = {
  is: sql`=`,
  above: sql`>`,
  at_least: sql`>=`,
  at_most: sql`<=`,
  below: sql`<`,
} as const;

/** Letters as they are: no sign of a pattern means anything, and capitals are as good as small ones. */
function wordRule({ is, value }: CheckedRule, column: RawBuilder<unknown>, isList: boolean) {
  const test = (text: RawBuilder<unknown>) => {
    if (is === 'contains') return sql`strpos(lower(${text}), lower(${value})) > 0`;
    return is === 'starts'
      ? sql`starts_with(lower(${text}), lower(${value}))`
      : sql`lower(${text}) = lower(${value})`;
  };
  return isList ? sql`exists (select from unnest(${column}) w where ${test(sql`w`)})` : test(column);
}

function listRule({ value, field }: CheckedRule, column: RawBuilder<unknown>, isList: boolean) {
  const values = field.kind.name === 'choice' ? sql`${value}::text[]` : sql`${value}::uuid[]`;
  return isList ? sql`${column} && ${values}` : sql`${column} = any (${values})`;
}

/** Days are those of the branch; of an instant, the business day it falls on. */
function dayRule({ is, value, field }: CheckedRule, column: RawBuilder<unknown>, context: ActorContext) {
  const { from, to } = spanOf(is, String(value), today(context.clock, context.branch));
  const ends: RawBuilder<unknown>[] = [];
  const { day_starts_at, time_zone } = context.branch;
  const begin = (day: string) => instantOf(day, day_starts_at, time_zone);
  const isInstant = field.kind.name === 'datetime';
  if (from) ends.push(isInstant ? sql`${column} >= ${begin(from)}` : sql`${column} >= ${from}::date`);
  if (to) ends.push(isInstant ? sql`${column} < ${begin(addDays(to, 1))}` : sql`${column} <= ${to}::date`);
  return sql`(${sql.join(ends, sql` and `)})`;
}

function spanOf(is: CheckedRule['is'], value: string, now: string): { from?: string; to?: string } {
  if (is === 'within') return daysOf(value as Period, now);
  if (is === 'at_least') return { from: value };
  return is === 'at_most' ? { to: value } : { from: value, to: value };
}
