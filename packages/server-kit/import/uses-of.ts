import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn, linesTableName } from '#core/derive/table.ts';
import type { Refusal } from '#core/errors.ts';
import { quoted } from '../command/write-rows.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { UsedSince } from './errors.ts';

interface Place {
  /** Whose records name it, as the registry knows them. */
  by: AnyEntity;
  table: string;
  column: string;
  isLine: boolean;
}

/** By whom records are named, for each that is; `without` are records that go along and therefore do not count. */
export async function usesOf(
  entity: AnyEntity,
  rows: readonly Row[],
  without: ReadonlyMap<string, ReadonlySet<string>>,
  context: CommandContext,
): Promise<Map<string, Refusal>> {
  const uses = new Map<string, string[]>();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => String(id));
  for (const { by, table, column, isLine } of placesNaming(entity, context)) {
    const live = isLine || by.ledger ? '' : 'and n.deleted_at is null';
    const others = isLine ? '' : 'and n.id <> all ($2::uuid[])';
    const found = await context.tx.query<{ id: string; count: number }>(
      `select n.${quoted(column)} as id, count(*)::int as count from ${quoted(table)} n
       where n.${quoted(column)} = any ($1::uuid[]) ${live} ${others} group by 1`,
      isLine ? [ids] : [ids, [...(without.get(by.name) ?? [])]],
    );
    const many = context.services.registry.words(by.name)[context.language].many;
    for (const { id, count } of found) uses.set(id, [...(uses.get(id) ?? []), `${many} (${count})`]);
  }
  return new Map(
    [...uses].map(([id, where]): [string, Refusal] => [id, UsedSince({ where: where.join(', ') })]),
  );
}

/** Columns of all entities, and of their lines, in which a record of this one may stand. */
function placesNaming(entity: AnyEntity, { services }: CommandContext): Place[] {
  return services.registry.entities.flatMap((by) =>
    Object.entries(by.fields).flatMap(([key, field]): Place[] => {
      if (field.lines)
        return Object.entries(field.lines)
          .filter(([, line]) => line.kind.name === 'ref' && line.target === entity.name)
          .map(([lineKey, line]) => ({
            by,
            table: linesTableName(by, key),
            column: columnOf(lineKey, line),
            isLine: true,
          }));
      return field.kind.name === 'ref' && field.target === entity.name && isOwnColumn(field)
        ? [{ by, table: by.table, column: columnOf(key, field), isLine: false }]
        : [];
    }),
  );
}
