import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { valuesAt } from '#core/derive/named-records.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { NotFound } from '../http/errors.ts';
import type { ActorContext } from '../operation/context.ts';
import type { CommandOperation, QueryOperation } from '../operation/operation.ts';

/** A place that a call names, and where in its input. */
interface Mention {
  at: string;
  target: string;
  id: string;
}

/**
 * Whose the stores and accounts are that a call names, asked before it runs: each is one of the branch of the call, and one
 * that the caller was given there. Deleted ones pass, for what was done in them is read and told of later. A question about
 * any other has no answer (404), and a command says which field is at fault, as it does of an id that nobody has.
 */
export async function requireOwnPlaces(
  { kind, places = [] }: QueryOperation | CommandOperation,
  input: unknown,
  context: ActorContext,
): Promise<void> {
  const { registry } = context.services;
  const known = new Map(registry.entities.map((entity) => [entity.name, entity]));
  const mentions = places.flatMap(({ path, field }) =>
    known.get(field.target ?? '')?.place
      ? valuesAt(input, path).map(({ at, value }) => ({ at, target: field.target ?? '', id: String(value) }))
      : [],
  );
  const problems: Problems = {};
  for (const { at } of await foreignPlaces(mentions, context)) problems[at] = { key: 'not_found' };
  if (Object.keys(problems).length === 0) return;
  throw kind === 'query' ? NotFound() : new InvalidFields(problems);
}

/** Refuses a store that is asked about and is none of the caller's. */
export async function requireOwnPlace(entity: AnyEntity, id: string, context: ActorContext): Promise<void> {
  const mention = { at: '', target: entity.name, id };
  if ((await foreignPlaces([mention], context)).length > 0) throw NotFound();
}

async function foreignPlaces(mentions: readonly Mention[], context: ActorContext): Promise<Mention[]> {
  const foreign: Mention[] = [];
  for (const [target, named] of Map.groupBy(mentions, (mention) => mention.target)) {
    const entity = context.services.registry.entity(target);
    const { rows } = await sql<{ id: string }>`
      select r.id from ${sql.table(entity.table)} r
      where r.id = any (${named.map(({ id }) => id)}::uuid[]) and ${isOwnPlace(entity, context)}`.execute(
      context.tx.sql,
    );
    const own = new Set(rows.map(({ id }) => id));
    foreign.push(...named.filter(({ id }) => !own.has(id)));
  }
  return foreign;
}

/** Condition of a place `r`: of the branch of the call and, of stores, among those that the caller was given there. */
export function isOwnPlace(
  entity: AnyEntity,
  { actor, branch }: Pick<ActorContext, 'actor' | 'branch'>,
): RawBuilder<unknown> {
  const given =
    entity.name === 'store' && actor.store_ids.length > 0
      ? sql` and r.id = any (${[...actor.store_ids]}::uuid[])`
      : sql``;
  return sql`r.branch_id = ${branch.id}${given}`;
}
