import type { AnyEntity } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { quoted } from '../command/write-rows.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { placesNaming } from '../query/places-naming.ts';
import { UsedSince } from './errors.ts';

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
  for (const { by, table, column, isLine } of placesNaming(entity, context.services.registry)) {
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
