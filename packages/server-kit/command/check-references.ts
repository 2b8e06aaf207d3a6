import { sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field, Fields } from '#core/fields/kind.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { isOwnPlace } from '../query/own-places.ts';
import { addProblem, type Draft } from './draft.ts';

/** A place in a body that names a record of another entity. */
interface Mention {
  draft: Draft;
  place: string;
  target: string;
  id: string;
  /** The branch it must be of, where its line names one. */
  branch: string | undefined;
}

/**
 * Every record that a body newly names must exist in this business and be live. One of a branch must be of the branch of
 * the call, and a store one that the caller was given there; in a line that names a branch, of that one: the stores that an
 * employee may use there, which who gives them was asked about.
 */
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
    for (const { draft, place, id, branch } of named)
      if (!isNameable(found.get(id), branch, context)) addProblem(draft, place, { key: 'not_found' });
  }
}

const EVERYWHERE = null;

/** Whether what exists may stand where it is named. */
function isNameable(found: Existing | undefined, branch: string | undefined, context: ActorContext): boolean {
  if (!found) return false;
  if (found.home === EVERYWHERE) return true;
  return branch === undefined ? found.home === context.branch.id && found.is_own : found.home === branch;
}

/** The branch that a record is of, and whether it is the caller's where it is a place of goods or money. */
interface Existing {
  home: string | typeof EVERYWHERE;
  is_own: boolean;
}

/** Those of the given ids that exist. */
async function existing(
  name: string,
  ids: readonly string[],
  context: ActorContext,
): Promise<ReadonlyMap<string, Existing>> {
  const target = context.services.registry.entities.find((entity) => entity.name === name);
  if (!target) return new Map();
  const home = target.scope === 'branch' ? sql`r.branch_id` : sql`null::uuid`;
  const live = target.ledger ? sql`` : sql` and r.deleted_at is null`;
  const own = target.place ? isOwnPlace(target, context) : sql`true`;
  const { rows } = await sql<Existing & { id: string }>`
    select r.id, ${home} as home, ${own} as is_own from ${sql.table(target.table)} r
    where r.id = any (${ids}::uuid[])${live}`.execute(context.tx.sql);
  return new Map(rows.map((row) => [row.id, row]));
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
          mention(draft, `${key}.${place}.${columnOf(lineKey, of)}`, of, id, branchOf(field.lines, line)),
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

function mention(draft: Draft, place: string, field: Field, id: string, branch?: string): Mention {
  return { draft, place, target: field.kind.name === 'image' ? FILE : (field.target ?? ''), id, branch };
}

function branchOf(fields: Fields = {}, line: Row): string | undefined {
  return fields.branch?.target === 'branch' ? String(line.branch_id) : undefined;
}
