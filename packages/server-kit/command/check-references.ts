import { sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field, Fields } from '#core/fields/kind.ts';
import { engineOf } from '../db/engine.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { scopeOf } from '../query/row-filter.ts';
import { addProblem, type Draft } from './draft.ts';

/** A place in a body that names a record of another entity. */
interface Mention {
  draft: Draft;
  place: string;
  target: string;
  id: string;
}

/** Every record that a body newly names must exist in this business, for branch records in this branch, and be live. */
export async function checkReferences(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: ActorContext,
  assumed: ReadonlySet<string>,
): Promise<void> {
  const mentions = drafts
    .flatMap((draft) => mentionsOf(entity.fields, draft))
    .filter(({ id }) => !assumed.has(id));
  const byTarget = Map.groupBy(mentions, ({ target }) => target);
  for (const [target, named] of byTarget) {
    const found = await existing(target, [...new Set(named.map(({ id }) => id))], context);
    for (const { draft, place, id } of named)
      if (!found.has(id)) addProblem(draft, place, { key: 'not_found' });
  }
}

/** Ids among the given ones that the caller may refer to. */
async function existing(
  name: string,
  ids: readonly string[],
  context: ActorContext,
): Promise<ReadonlySet<string>> {
  const target = context.engine.registry.entities.find((entity) => entity.name === name);
  if (!target) return new Set();
  const live = target.ledger ? [] : [sql`r.deleted_at is null`];
  const where = sql.join(
    [sql`r.id = any (${ids}::uuid[])`, ...scopeOf(target, context), ...live],
    sql` and `,
  );
  const { rows } = await sql<{
    id: string;
  }>`select r.id from ${sql.table(target.table)} r where ${where}`.execute(engineOf(context.tx));
  return new Set(rows.map(({ id }) => id));
}

function mentionsOf(fields: Fields, draft: Draft): Mention[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const column = columnOf(key, field);
    if (!(column in draft.sent)) return [];
    if (!field.lines)
      return idsOf(field, draft.sent[column], draft.before?.[column]).map((id) =>
        mention(draft, column, field, id),
      );
    const lines = draft.sent[key] as Row[];
    return Object.entries(field.lines).flatMap(([lineKey, of]) =>
      lines.flatMap((line, place) =>
        idsOf(of, line[columnOf(lineKey, of)]).map((id) =>
          mention(draft, `${key}.${place}.${columnOf(lineKey, of)}`, of, id),
        ),
      ),
    );
  });
}

/** A reference that stood there before may meanwhile point to something hidden; only a new one is checked. */
function idsOf(field: Field, value: unknown, before?: unknown): string[] {
  if (field.kind.name === 'ref' || field.kind.name === 'image')
    return typeof value === 'string' && value !== before ? [value] : [];
  if (field.kind.name !== 'refs') return [];
  const kept = new Set((before ?? []) as string[]);
  return ((value ?? []) as string[]).filter((id) => !kept.has(id));
}

/** Pictures are files: where no module keeps files, there is none that a body could name. */
const FILE = 'file';

function mention(draft: Draft, place: string, field: Field, id: string): Mention {
  return { draft, place, target: field.kind.name === 'image' ? FILE : (field.target ?? ''), id };
}
