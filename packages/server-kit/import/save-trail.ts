import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import type { Draft } from '../command/draft.ts';
import { quoted } from '../command/write-rows.ts';
import { onWire } from '../http/on-wire.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Made } from '../operation/server-module.ts';
import { AlreadyImported, ImportCancelled } from './errors.ts';
import type { ImportRequest } from './import-request.ts';
import { importedRows, imports } from './import-tables.ts';
import { shapeOf } from './shape.ts';

/** What an import did, row for row. */
interface Trail {
  request: ImportRequest;
  counts: { rows: number; created: number; updated: number; skipped: number };
  /** Ids of what it added beside, by entity. */
  added: ReadonlyMap<string, readonly string[]>;
  made: readonly Made[];
  changed: readonly Draft[];
}

/** Writes down what an import did, in its own transaction: it is remembered if and only if it landed. */
export async function saveTrail(entity: AnyEntity, trail: Trail, context: CommandContext): Promise<string> {
  const id = await closeImport(entity, trail, context);
  const made = trail.made.map(({ row }) => ({ id: String(row.id), before: null }));
  const changed = trail.changed.map((draft) => ({
    id: String(draft.before?.id),
    before: JSON.stringify(heldBefore(entity, draft, context)),
  }));
  for (const [name, ids] of trail.added)
    noteRows(
      context.services.registry.entity(name),
      id,
      'added',
      ids.map((added) => ({ id: added, before: null })),
      context,
    );
  noteRows(entity, id, 'created', made, context);
  noteRows(entity, id, 'updated', changed, context);
  return id;
}

/** Stops an import whose cancelling has come between; all that it has written so far is rolled back. */
export async function requireNotCancelled({ keptId }: ImportRequest, { tx }: CommandContext): Promise<void> {
  if (!keptId) return;
  const [kept] = await tx.query<{ status: string }>(`select status from ${imports.name} where id = $1`, [
    keptId,
  ]);
  if (!kept) throw ImportCancelled();
  if (kept.status !== 'open') throw AlreadyImported();
}

/** Of two that run one import the second finds it closed, and of one that is cancelled nothing is left to close. */
async function closeImport(
  entity: AnyEntity,
  { request, counts }: Trail,
  context: CommandContext,
): Promise<string> {
  const { tx, actor, branch } = context;
  const { rows, created, updated, skipped } = counts;
  const shape = shapeOf(entity, request.headings);
  const { edits, leave_out, hidden_rows, only, ...choice } = request.choice;
  const done = [JSON.stringify(choice), shape, rows, created, updated, skipped, context.clock.now()];
  if (request.keptId) {
    const closed = await tx.query(
      `update ${imports.name} set status = 'done', file = null, faulty_rows = null, choice = $2, shape = $3,
         rows = $4, created = $5, updated = $6, skipped = $7, done_at = $8
       where id = $1 and status = 'open' returning id`,
      [request.keptId, ...done],
    );
    if (closed.length === 0) {
      await requireNotCancelled(request, context);
      throw AlreadyImported();
    }
    return request.keptId;
  }
  const id = newId();
  await tx.query(
    `insert into ${imports.name} (business_id, id, branch_id, user_id, entity, file_name, status, choice, shape,
       rows, created, updated, skipped, done_at)
     values ($1, $2, $3, $4, $5, $6, 'done', $7, $8, $9, $10, $11, $12, $13)`,
    [actor.business_id, id, branch.id, actor.user_id, entity.name, request.fileName, ...done],
  );
  return id;
}

/** What a record held in the columns that the sheet changed, as a form would send it to put it back. */
function heldBefore(entity: AnyEntity, { before, sent }: Draft, { branch }: CommandContext) {
  return Object.fromEntries(
    Object.keys(sent).flatMap((column) => {
      const [, field] = fieldOfColumn(entity, column) ?? [];
      return field ? [[column, onWire(field, before?.[column], branch)]] : [];
    }),
  );
}

const ROWS_A_STATEMENT = 5000;

/** The version is read where the record stands: who finds another one later knows that somebody has been there. */
function noteRows(
  entity: AnyEntity,
  importId: string,
  action: 'created' | 'updated' | 'added',
  rows: readonly { id: string; before: string | null }[],
  { tx }: CommandContext,
): void {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const part = rows.slice(from, from + ROWS_A_STATEMENT);
    tx.send(
      `insert into ${importedRows.name} (business_id, import_id, record_id, entity, action, version, before)
       select r.business_id, $1, r.id, $2, $3, r.version, n.before
       from unnest($4::uuid[], $5::text[]) n(id, before) join ${quoted(entity.table)} r on r.id = n.id`,
      [importId, entity.name, action, part.map(({ id }) => id), part.map(({ before }) => before)],
    );
  }
}
