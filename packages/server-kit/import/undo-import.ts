import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import type { Refusal } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { isId } from '#core/ids.ts';
import { allowed } from '#core/permissions.ts';
import { nameOf } from '../command/changes.ts';
import { checkDrafts } from '../command/check-drafts.ts';
import { holdFirstTransitions, thoseToReverse } from '../command/delete-rows.ts';
import { standsAsItBegan, stays } from '../command/document-state.ts';
import { isSound } from '../command/draft.ts';
import type { RefusedRow } from '../command/errors.ts';
import { draftOfChange } from '../command/read-body.ts';
import { makeTransition } from '../command/transit.ts';
import { saveChanges } from '../command/update-row.ts';
import { NotFound } from '../http/errors.ts';
import { requireToo } from '../operation/asked-rights.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { ChangedSince, NotToBeUndone, UndoRefused } from './errors.ts';
import { importedRows, imports } from './import-tables.ts';
import { lockInParts } from './lock-in-parts.ts';
import { importedEntity } from './saved-import.ts';
import { usesOf } from './uses-of.ts';

/** What taking an import back does, or would do. */
export interface Undone {
  /** Records that it created and that go. */
  to_delete: number;
  /** Records that it changed and that hold again what they held. */
  to_restore: number;
  /** Records beside (categories of products) that go, and those that stay because others use them by now. */
  to_delete_beside: number;
  to_stay_beside: number;
  /** Records that somebody has deleted since. */
  gone: number;
  /** How many are in the way, and the first of them with the reason. */
  refused: number;
  reasons: readonly RefusedRow[];
}

interface Trace {
  record_id: string;
  entity: string;
  action: 'created' | 'updated' | 'added';
  version: number;
  before: string | null;
}

/** Reasons that an answer names; who has more has to look at the list anyway. */
const MOST_REASONS = 200;

/**
 * Takes a whole import back: what it created goes, what it changed holds again what it held. All of it or nothing: records
 * that were changed or used since are named and keep everything where it is. A dry run says what would happen.
 */
export async function undoImport(
  { id, dry_run }: { id: string; dry_run: boolean },
  context: CommandContext,
): Promise<Undone> {
  const { entity, traces } = await lockImport(id, context);
  const of = (action: Trace['action']) => traces.filter((trace) => trace.action === action);
  const created = of('created');
  const updated = of('updated');
  const { actor } = context;
  if (created.length) requireToo(context, entity.permissions.delete);
  if (updated.length) requireToo(context, entity.permissions.modify);
  const hooks = context.services.hooks(entity.name);
  // What comes before the records in the order of locks.
  if (created.length)
    await hooks.holdFirst?.(
      context,
      created.map(({ record_id }) => record_id),
    );
  const held = await holdFirstTransitions(entity, await thoseThere(entity, created, context), context);
  const records = await recordsOf(entity, [...created, ...updated], context);
  const reasons = new Map<string, string>();
  const told = (refusals: ReadonlyMap<string, Refusal>) => {
    for (const [record, { words, data }] of refusals)
      if (!reasons.has(record)) reasons.set(record, say(words, context.language, data));
  };
  const goes = present(created, records);
  told(await changedSince([...created, ...updated], records, context));
  told(await usesOf(entity, goes, new Map([[entity.name, new Set(goes.map(idOf))]]), context));
  told(standingInBooks(entity, goes, context));
  const taken = new Map<string, Refusal>();
  const voided = goes.filter((row) => !reasons.has(idOf(row)));
  const reversed = await thoseToReverse(entity, voided, { held, reasons: taken }, context);
  told(taken);
  const takeBack = hooks.takeBackImport ?? hooks.beforeDelete;
  if (goes.length && takeBack) told(await takeBack(context, goes, dry_run));
  const restored = await draftsOfBefore(entity, present(updated, records), updated, reasons, context);
  const refused = [...reasons].map(([record, reason]) => ({
    id: record,
    name: nameOf(entity, records.get(record) ?? {}) ?? '',
    reason,
  }));
  // Neither those that go nor those that hold again what they held will name it.
  const beside = await restOf(of('added'), entity, [...records.keys()], context);
  const outcome: Undone = {
    to_delete: goes.length,
    to_restore: restored.length,
    to_delete_beside: beside.going.reduce((sum, { rows }) => sum + rows.length, 0),
    to_stay_beside: beside.staying,
    gone: created.length + updated.length - records.size,
    refused: refused.length,
    reasons: refused.slice(0, MOST_REASONS),
  };
  if (dry_run) return outcome;
  if (refused.length)
    throw UndoRefused({ count: refused.length, of: records.size, refused: outcome.reasons });
  for (const { transition, document } of reversed)
    await makeTransition(entity, transition, document, {}, context);
  await removeRows(entity, goes, context);
  if (restored.length) await saveChanges(entity, restored, context);
  for (const { target, rows } of beside.going) await removeRows(target, rows, context);
  await context.tx.query(
    `update ${imports.name} set status = 'undone', undone_at = $2, undone_by = $3 where id = $1`,
    [id, context.clock.now(), actor.user_id],
  );
  return outcome;
}

/**
 * Documents whose state keeps them from being deleted. One that stands where it began, and of which the books hold nothing, is
 * given up first, as in its list: a booking gives its nights back.
 */
function standingInBooks(
  entity: AnyEntity,
  rows: readonly Row[],
  { services }: CommandContext,
): Map<string, Refusal> {
  const kept = rows.filter((row) => {
    const { deleted = 'yes' } = stateOf(entity, row) ?? {};
    return deleted === 'no' || (deleted !== 'yes' && !standsAsItBegan(entity, row));
  });
  return new Map(kept.map((row) => [idOf(row), stays(services.registry, entity, row)]));
}

/** Those of the records that nobody has deleted since. */
async function thoseThere(
  entity: AnyEntity,
  created: readonly Trace[],
  { tx }: CommandContext,
): Promise<string[]> {
  if (created.length === 0 || !entity.states) return [];
  const rows = await tx.query<{ id: string }>(
    `select id from ${entity.table} where id = any ($1::uuid[]) and deleted_at is null`,
    [created.map(({ record_id }) => record_id)],
  );
  return rows.map(({ id }) => id);
}

/** An import of this branch that stands, held until the end; whoever takes it back at the same time waits. */
async function lockImport(id: string, context: CommandContext) {
  const { tx, branch } = context;
  const [found] = isId(id)
    ? await tx.query<{ entity: string; status: string }>(
        `select entity, status from ${imports.name} where id = $1 and branch_id = $2 and status <> 'open' for update`,
        [id, branch.id],
      )
    : [];
  if (!found) throw NotFound();
  const entity = importedEntity(found.entity, context);
  if (found.status !== 'done') throw NotToBeUndone();
  const traces = await tx.query<Trace>(
    `select record_id, entity, action, version, before from ${importedRows.name} where import_id = $1`,
    [id],
  );
  return { entity, traces };
}

async function recordsOf(
  entity: AnyEntity,
  traces: readonly Trace[],
  context: CommandContext,
): Promise<Map<string, Row>> {
  const locked = await lockInParts(
    entity,
    traces.map(({ record_id }) => record_id),
    context,
  );
  return new Map(locked.map((row) => [idOf(row), row]));
}

const idOf = (row: Row) => String(row.id);

function present(traces: readonly Trace[], records: ReadonlyMap<string, Row>): Row[] {
  return traces.flatMap(({ record_id }): Row[] => {
    const record = records.get(record_id);
    return record ? [record] : [];
  });
}

/** Records that somebody has written to since. An import that was taken back has left them as it found them. */
async function changedSince(
  traces: readonly Trace[],
  records: ReadonlyMap<string, Row>,
  context: CommandContext,
): Promise<Map<string, Refusal>> {
  const later = traces.filter(({ record_id, version }) => {
    const record = records.get(record_id);
    return record && Number(record.version) !== version;
  });
  const passed = await versionsTakenBack(later, context);
  return new Map(
    later
      .filter(({ record_id, version }) => {
        let unchanged = version;
        // Its change and the taking back of it were a version each.
        while (passed.has(`${record_id} ${unchanged + 1}`)) unchanged += 2;
        return unchanged !== Number(records.get(record_id)?.version);
      })
      .map(({ record_id }): [string, Refusal] => [record_id, ChangedSince()]),
  );
}

/** The versions that imports gave to records and that were taken back since. */
async function versionsTakenBack(
  traces: readonly Trace[],
  { tx }: CommandContext,
): Promise<ReadonlySet<string>> {
  if (traces.length === 0) return new Set();
  const rows = await tx.query<{ record_id: string; version: number }>(
    `select r.record_id, r.version from ${importedRows.name} r
     join ${imports.name} i on i.business_id = r.business_id and i.id = r.import_id
     where r.record_id = any ($1::uuid[]) and r.action = 'updated' and i.status = 'undone'`,
    [traces.map(({ record_id }) => record_id)],
  );
  return new Set(rows.map(({ record_id, version }) => `${record_id} ${version}`));
}

/** Changes that put records back as they were, through the same checks as a form: a code may be another's by now. */
async function draftsOfBefore(
  entity: AnyEntity,
  rows: readonly Row[],
  traces: readonly Trace[],
  reasons: Map<string, string>,
  context: CommandContext,
) {
  const before = new Map(traces.map((trace) => [trace.record_id, trace.before]));
  const drafts = rows.map((row, place) => ({
    ...draftOfChange(
      entity,
      row,
      { ...JSON.parse(before.get(idOf(row)) ?? '{}'), version: Number(row.version) },
      context,
    ),
    sheetRow: place,
  }));
  await checkDrafts(entity, drafts, context);
  for (const draft of drafts.filter((one) => !isSound(one))) {
    const [problem] = Object.values(draft.problems);
    if (problem && !reasons.has(idOf(draft.row)))
      reasons.set(idOf(draft.row), sayProblem(problem, context.language));
  }
  return drafts;
}

/** What was added beside goes where nothing but this import has come to use it, and stays otherwise: it is in nobody's way. */
async function restOf(
  traces: readonly Trace[],
  entity: AnyEntity,
  ofImport: readonly string[],
  context: CommandContext,
): Promise<{ going: { target: AnyEntity; rows: Row[] }[]; staying: number }> {
  const going: { target: AnyEntity; rows: Row[] }[] = [];
  const without = new Map([[entity.name, new Set(ofImport)]]);
  for (const [name, own] of Map.groupBy(traces, (trace) => trace.entity)) {
    const target = context.services.registry.entity(name);
    if (!allowed(context.actor, target.permissions.delete)) continue;
    const records = await recordsOf(target, own, context);
    const changed = await changedSince(own, records, context);
    const used = await usesOf(target, [...records.values()], without, context);
    const rows = [...records.values()].filter((row) => !changed.has(idOf(row)) && !used.has(idOf(row)));
    going.push({ target, rows });
  }
  return { going, staying: traces.length - going.reduce((sum, { rows }) => sum + rows.length, 0) };
}

async function removeRows(entity: AnyEntity, rows: readonly Row[], context: CommandContext): Promise<void> {
  if (rows.length === 0) return;
  await context.tx.remove(entity, rows);
  await context.services.hooks(entity.name).afterDelete?.(context, rows);
}
