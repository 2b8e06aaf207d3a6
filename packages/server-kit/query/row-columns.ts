import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import type { Field } from '#core/fields/kind.ts';
import type { ActorContext } from '../operation/context.ts';
import type { RowSource } from './row-source.ts';

/** What is read of each row: only what the caller may see, with the names of what it refers to. */
export function rowColumns(entity: AnyEntity, source: RowSource, context: ActorContext): RawBuilder<unknown> {
  const known = new Set(context.services.registry.entities.map(({ name }) => name));
  const names = (key: string) => sql`${source.titleOf(key)} as ${sql.ref(`${key.replace(/_id$/, '')}_name`)}`;
  return sql.join([
    ...bookkeepingOf(entity).map((column) => sql.ref(`r.${column}`)),
    ...(entity.scope === 'branch' ? [names('branch_id')] : []),
    ...(known.has('user') ? [names('created_by')] : []),
    ...readableFields(entity, context.actor)
      .filter(([, field]) => !field.lines && source.carries(field))
      .flatMap(([key, field]) => [
        sql`${source.value(key)} as ${sql.ref(columnOf(key, field))}`,
        ...(isNamed(field, known) ? [names(key)] : []),
      ]),
  ]);
}

/** Columns that the server keeps on every row. */
export function bookkeepingOf(entity: AnyEntity): string[] {
  return [
    'id',
    ...(entity.scope === 'branch' ? ['branch_id'] : []),
    'created_at',
    'created_by',
    ...(entity.ledger ? [] : ['updated_at', 'version', 'deleted_at']),
  ];
}

function isNamed(field: Field, known: ReadonlySet<string>): boolean {
  return field.kind.name === 'ref' && known.has(field.target ?? '');
}
