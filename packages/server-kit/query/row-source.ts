import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { branchTableName, linesTableName, ownerColumn } from '#core/derive/table.ts';
import { veilFrom } from '#core/derive/veil.ts';
import type { Field } from '#core/fields/kind.ts';
import { lineFieldAt } from '#core/line-fields.ts';
import type { ActorContext } from '../operation/context.ts';
import type { AsOf } from './as-of.ts';
import { lentRows } from './borrowed-rows.ts';
import { conditionSql } from './condition-sql.ts';
import type { PageRequest } from './page-request.ts';

/** The rows of one entity as SQL: the expression of each field, and the joins that the expressions used so far need. */
export interface RowSource {
  /** What a `from` needs for the rows themselves, `r`. */
  rows(): RawBuilder<unknown>;
  value(key: string): RawBuilder<unknown>;
  /** Whether rows carry a field: some belong to a past moment alone. */
  carries(field: Field): boolean;
  /** Whether the value of a field passes a test; of a field in lines (`lines.product`), whether that of any line does. */
  some(key: string, test: (held: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown>;
  /** Title of the row that a `ref` names, or of the maker or branch of a row. */
  titleOf(key: string): RawBuilder<unknown>;
  joins(): RawBuilder<unknown>;
}

/**
 * `r` is the alias of the row itself; every other alias is made here. A list says what it is asked for: under some conditions
 * the rows are of another entity, or lines of a ledger, and some of their values may be those of a past moment. `few` says
 * that only some rows are read: then what was is looked up for each of them, and not for all of the list together. A value
 * that a row keeps from the caller is null, in what is shown, sorted, searched and added up alike, unless the rows are `whole`:
 * a command works with all of them.
 */
export function rowSource(
  entity: AnyEntity,
  context: ActorContext,
  { condition, asOf }: Partial<Pick<PageRequest, 'condition' | 'asOf'>> = {},
  { few = false, whole = false } = {},
): RowSource {
  const { services, branch } = context;
  const lent = lentRows(entity, condition, context);
  const joins = new Map<string, RawBuilder<unknown>>();
  const column = (name: string) => sql.ref(`r.${name}`);

  const veil = whole ? null : veilFrom(entity, context.actor);

  function value(key: string): RawBuilder<unknown> {
    if (!veil?.over.includes(key)) return held(key);
    return sql`(case when (${conditionSql(veil.when, entity, source, context)}) is not true then ${held(key)} end)`;
  }

  function held(key: string): RawBuilder<unknown> {
    const field = entity.fields[key];
    if (!field) return column(key);
    if (lent) return column(columnOf(key, field));
    if (asOf && entity.asOf?.fields.includes(key)) return valueThen(key, asOf);
    if (field.options.from) return services.computed(field.options.from)(column, context);
    return field.options.per === 'branch' ? branchValue(key, field) : column(columnOf(key, field));
  }

  function valueThen(key: string, then: AsOf): RawBuilder<unknown> {
    const past = services.past(entity.name);
    joins.set(
      'past',
      few
        ? sql`left join lateral (${past.rows(then, context, column('id'))}) past on true`
        : sql`left join (${past.rows(then, context)}) past on past.id = r.id`,
    );
    return sql`coalesce(${sql.ref(`past.${key}`)}, 0)`;
  }

  function rows(): RawBuilder<unknown> {
    return lent ?? sql`${sql.table(entity.table)} r`;
  }

  function some(key: string, test: (held: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
    const at = lineFieldAt(entity, key);
    if (!at) return test(value(key));
    const table = sql.table(linesTableName(entity, at.lines));
    const held = sql.ref(`l.${columnOf(at.part, at.field)}`);
    return sql`exists (
      select from ${table} l
      where l.business_id = r.business_id and ${sql.ref(`l.${ownerColumn(entity)}`)} = r.id and ${test(held)})`;
  }

  /** What this branch has set; where it has set nothing of its own, what the first of its currency did (as `branchValues`). */
  function branchValue(key: string, field: Field): RawBuilder<unknown> {
    const table = sql.table(branchTableName(entity));
    const branches = sql.table(services.registry.entity('branch').table);
    const owner = ownerColumn(entity);
    joins.set(
      'own',
      sql`left join ${table} own on own.business_id = r.business_id and ${sql.ref(`own.${owner}`)} = r.id and own.branch_id = ${branch.id}`,
    );
    // One row for all such fields: a subquery for each of them takes longer to plan than the whole list to run.
    joins.set(
      'first',
      sql`left join lateral (
        select f.* from ${table} f
        where own.branch_id is null and f.business_id = r.business_id and ${sql.ref(`f.${owner}`)} = r.id
          and not exists (
            select from ${branches} o
            where o.business_id = f.business_id and o.id = f.branch_id and o.currency <> ${branch.currency})
        order by f.created_at, f.branch_id limit 1) first on true`,
    );
    const name = columnOf(key, field);
    return sql`case when own.branch_id is null then ${sql.ref(`first.${name}`)} else ${sql.ref(`own.${name}`)} end`;
  }

  function titleOf(key: string): RawBuilder<unknown> {
    const target = services.registry.entity(targetOf(entity, key));
    const title = target.fields[target.title];
    const alias = `to_${key}`;
    joins.set(
      alias,
      sql`left join ${sql.table(target.table)} ${sql.ref(alias)} on ${sql.ref(`${alias}.business_id`)} = r.business_id and ${sql.ref(`${alias}.id`)} = ${key === 'branch_id' ? column(key) : value(key)}`,
    );
    return sql.ref(`${alias}.${title ? columnOf(target.title, title) : target.title}`);
  }

  const carries = ({ options }: Field) => !options.past || asOf !== undefined;
  const source = { rows, value, some, titleOf, carries, joins: () => sql.join([...joins.values()], sql` `) };
  return source;
}

/** The entity that a key of a row names: a `ref`, or who made the row, or whose it is. */
function targetOf(entity: AnyEntity, key: string): string {
  if (key === 'created_by') return 'user';
  return key === 'branch_id' ? 'branch' : (entity.fields[key]?.target ?? '');
}
