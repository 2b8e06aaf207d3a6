import { sql } from 'kysely';
import { z } from 'zod';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { ProblemFound } from '#core/fields/issue.ts';
import type { Field } from '#core/fields/kind.ts';
import { readText } from '#core/fields/text.ts';
import { folded } from '#core/folded-text.ts';
import { mayBeMistyped, TOO_FEW_FOUND } from '#core/likeness.ts';
import { allowed } from '#core/permissions.ts';
import { searchedWords } from '#core/search-words.ts';
import { InvalidParameter } from '../http/errors.ts';
import { presentRow } from '../http/present.ts';
import type { ActorContext } from '../operation/context.ts';
import { defineQuery } from '../operation/define-operation.ts';
import type { Operation, QueryOperation } from '../operation/operation.ts';
import type { Row } from '../operation/row.ts';
import { sightOf } from '../query/row-filter.ts';
import { type RowSource, rowSource } from '../query/row-source.ts';
import { isVisibilityLimited } from '../query/visibility-sql.ts';
import { workplacesOf } from '../query/workplaces.ts';
import { foundColumns, foundFields } from './found-columns.ts';

/** A record that the palette offers. */
export interface FoundRecord {
  entity: string;
  /** 0 for the very title, up to 4; 5 where the word was guessed. */
  closeness: number;
  /** What the caller may see of it, as a list shows it. */
  row: Row;
}

/** Of one kind, and of all together. */
const MOST_OF_ONE = 6;
const MOST = 24;

/** Out of these the role of the caller lets some through. */
const MOST_UNSEEN = 2000;

/**
 * Records of every kind by name, code, phone or number, the nearest first: one call for the palette. It looks where the
 * caller may list rows by the derived call; what a module lists by a call of its own has rules that are not known here.
 */
export function findAnywhere(entities: readonly AnyEntity[]): QueryOperation {
  return defineQuery({
    name: 'palette.find',
    route: 'GET api/palette/find',
    permission: 'free_access',
    input: z.strictObject({ keyword: z.string().trim().min(1).max(80) }),
    async run({ input, ...context }) {
      const typed = readText(input.keyword, { options: { max: 80 } } as Field);
      if (typed instanceof ProblemFound) throw InvalidParameter({ name: 'keyword' });
      const offered = entities.filter((entity) => isOffered(entity, context));
      const found = await findIn(offered, searchedWords(typed), false, context);
      if (found.length < TOO_FEW_FOUND && mayBeMistyped(typed)) {
        const known = new Set(found.map(({ row }) => row.id));
        const guessed = await findIn(offered, folded(typed), true, context);
        found.push(...guessed.filter(({ row }) => !known.has(row.id)));
      }
      return { found: found.slice(0, MOST) };
    },
  });
}

/** The kinds that the palette looks for: records that are opened, found by the derived calls alone. */
export function findable(entities: readonly AnyEntity[], written: ReadonlySet<string>): AnyEntity[] {
  return entities.filter(
    ({ name, calls, ledger, fields }) =>
      !ledger &&
      calls.includes('search') &&
      calls.includes('find') &&
      !written.has(`GET api/${name}/list`) &&
      !written.has(`GET api/${name}/search`) &&
      Object.values(fields).some((field) => field.options.search && isOwnColumn(field)),
  );
}

/** The routes of operations, as `findable` wants them. */
export function routesOf(operations: readonly Operation[]): ReadonlySet<string> {
  return new Set(operations.map(({ method, path }) => `${method} ${path}`));
}

function isOffered({ permissions, when }: AnyEntity, { actor, branch }: ActorContext): boolean {
  return allowed(actor, permissions.list) && (!when || branch.settings[when] === true);
}

async function findIn(
  entities: readonly AnyEntity[],
  words: string,
  guess: boolean,
  context: ActorContext,
): Promise<FoundRecord[]> {
  const found = await Promise.all(entities.map((entity) => findRows(entity, words, guess, context)));
  return found.flat().toSorted((a, b) => a.closeness - b.closeness);
}

/**
 * The hits come as an array and are looked up by their key: joined, they would have the planner read the whole business.
 * Which of them are shown is settled by id first, so that of two thousand the names of six are fetched.
 */
async function findRows(
  entity: AnyEntity,
  words: string,
  guess: boolean,
  call: ActorContext,
): Promise<FoundRecord[]> {
  // The palette takes no right of its own: a record is found where it is listed.
  const context = { ...call, workplaces: workplacesOf(call.actor, entity.permissions.list) };
  const keys = foundFields(entity, context.actor);
  const source = rowSource(entity, context);
  const columns = sql.join([sql.ref('r.id'), ...keys.flatMap((key) => columnsOf(entity, key, source))]);
  const most = isVisibilityLimited(entity, context) ? MOST_UNSEEN : MOST_OF_ONE;
  const branches = entity.scope === 'branch' ? sql`${[context.branch.id]}::uuid[], ` : sql``;
  const where = sql.join(
    [sql`r.id = any (array(select f.id from f))`, sql`r.deleted_at is null`, ...sightOf(entity, context)],
    sql` and `,
  );
  const { rows } = await sql<Row & { closeness: number }>`
    with f as materialized (
      select * from ${sql.raw(`ctx.find_${entity.table}`)}(${words}, ${branches}${most}::int, ${guess}::boolean) with ordinality),
    reached as materialized (select r.id from ${sql.table(entity.table)} r where ${where}),
    nearest as (
      select f.* from f join reached on reached.id = f.id order by f.ordinality limit ${MOST_OF_ONE})
    select ${columns}, nearest.closeness
    from nearest join ${sql.table(entity.table)} r on r.id = nearest.id ${source.joins()}
    order by nearest.ordinality`.execute(context.tx.sql);
  await context.services.hooks(entity.name).beforeShow?.(context, rows);
  const shown = new Set(foundColumns(entity, keys));
  return rows.map(({ closeness, ...row }) => ({
    entity: entity.name,
    closeness,
    row: Object.fromEntries(
      Object.entries(presentRow(entity, row, context)).filter(([name]) => shown.has(name)),
    ),
  }));
}

function columnsOf(entity: AnyEntity, key: string, source: RowSource) {
  const field = entity.fields[key];
  if (!field) return [];
  const value = sql`${source.value(key)} as ${sql.ref(columnOf(key, field))}`;
  return field.kind.name === 'ref'
    ? [value, sql`${source.titleOf(key)} as ${sql.ref(`${key}_name`)}`]
    : [value];
}
