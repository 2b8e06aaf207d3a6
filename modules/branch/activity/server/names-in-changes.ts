import { type AnyEntity, columnOf, fieldOfColumn } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { isId } from '#core/ids.ts';
import type { FieldChange } from '#server-kit/command/activities.ts';
import { quoted } from '#server-kit/command/write-rows.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** A change with the names of the records that stand in it, by their ids; also of those that are deleted since. */
export type NamedChange = FieldChange & { names?: Readonly<Record<string, string>> };

/** Gives the changes of an entity the names of the records that they mention. Who may read a field reads what it names. */
export async function withNames(
  entity: AnyEntity,
  changes: readonly FieldChange[],
  context: ActorContext,
): Promise<NamedChange[]> {
  const mentions = changes.map((change) => mentionedIn(entity, change));
  const names = await namesOf(mentions.flat(), context);
  return changes.map((change, place) => {
    const own = (mentions[place] ?? []).flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return own.length > 0 ? { ...change, names: Object.fromEntries(own) } : change;
  });
}

interface Mention {
  target: string;
  id: string;
}

function mentionedIn(entity: AnyEntity, { field: column, before, after }: FieldChange): Mention[] {
  const field = fieldOfColumn(entity, column)?.[1];
  if (!field) return [];
  return [before, after].flatMap((side) => mentionedBy(field, side));
}

function mentionedBy(field: Field, value: unknown): Mention[] {
  if (field.lines && Array.isArray(value))
    return Object.entries(field.lines).flatMap(([key, part]) =>
      (value as Record<string, unknown>[]).flatMap((line) => mentionedBy(part, line[columnOf(key, part)])),
    );
  const { target } = field;
  if (!target) return [];
  return [value].flat().flatMap((id) => (typeof id === 'string' && isId(id) ? [{ target, id }] : []));
}

/** Names that were looked up for a call: an export asks row by row, and most of its rows mention the same records. */
const known = new WeakMap<object, Map<string, string>>();

async function namesOf(
  mentions: readonly Mention[],
  context: ActorContext,
): Promise<ReadonlyMap<string, string>> {
  const names = known.get(context.tx) ?? new Map<string, string>();
  known.set(context.tx, names);
  const wanted = mentions.filter(({ id }) => !names.has(id));
  for (const [target, of] of Map.groupBy(wanted, (mention) => mention.target)) {
    const { table, fields, title } = context.services.registry.entity(target);
    const field = fields[title];
    const rows = await context.tx.query<{ id: string; name: string | null }>(
      `select id, ${quoted(field ? columnOf(title, field) : title)}::text as name from ${quoted(table)} where id = any ($1::uuid[])`,
      [[...new Set(of.map(({ id }) => id))]],
    );
    for (const { id, name } of rows) if (name !== null) names.set(id, name);
  }
  return names;
}
