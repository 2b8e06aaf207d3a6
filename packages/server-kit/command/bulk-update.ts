import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { bulkFields } from '#core/derive/bulk.ts';
import { InvalidFields } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { NotFound } from '../http/errors.ts';
import { onWire } from '../http/on-wire.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { changesBetween, nameOf } from './changes.ts';
import { checkDrafts } from './check-drafts.ts';
import { type Draft, isSound } from './draft.ts';
import { StaleVersionOfSomebody } from './errors.ts';
import { lockRows } from './lock-rows.ts';
import { draftOfChange } from './read-body.ts';
import { saveChanges } from './update-row.ts';

/** The same change to many rows; a row that is undone has what it held before as a change of its own. */
export interface BulkChange {
  changes: Readonly<Record<string, unknown>>;
  rows: readonly {
    id: string;
    /** As it was seen; left out where a row is looked at for the first time. */
    version?: number | undefined;
    changes?: Readonly<Record<string, unknown>> | undefined;
  }[];
  dry_run: boolean;
}

/** What became of one row, or would become of it. */
export interface BulkOutcome {
  id: string;
  name: string;
  outcome: 'changed' | 'same' | 'refused';
  /** As the row stands after the call. */
  version: number;
  before: Row;
  reason?: string;
}

/** Changes each row that can be changed and says of every other one why not; a dry run only says so. */
export async function bulkUpdate(
  entity: AnyEntity,
  { changes, rows, dry_run }: BulkChange,
  context: CommandContext,
): Promise<{ rows: BulkOutcome[] }> {
  const asked = new Map(rows.map((row) => [row.id, row]));
  requireOffered(entity, { changes, rows }, context);
  const locked = await lockRows(entity, [...asked.keys()], context);
  // As with deleting: foreign, hidden and absent ids are one and the same (api.md).
  if (locked.length < asked.size) throw NotFound();
  const drafts = locked.map((before, place): Draft => {
    const own = asked.get(String(before.id));
    const body = { ...changes, ...own?.changes, version: Number(before.version) };
    return { ...draftOfChange(entity, before, body, context), sheetRow: place };
  });
  const stale = new Set(
    drafts.filter(({ before }) => {
      const seen = asked.get(String(before?.id))?.version;
      return seen !== undefined && seen !== Number(before?.version);
    }),
  );
  await checkDrafts(entity, drafts, context);
  const good = drafts.filter(
    (draft) => isSound(draft) && !stale.has(draft) && isDifferent(entity, draft, context),
  );
  if (!dry_run && good.length > 0) await saveChanges(entity, good, context);
  const found = new Map(drafts.map((draft) => [String(draft.row.id), draft]));
  return {
    rows: [...asked.keys()].flatMap((id) => {
      const draft = found.get(id);
      const how = { isStale: draft !== undefined && stale.has(draft), isKept: !dry_run };
      return draft ? [outcomeOf(entity, draft, how, context)] : [];
    }),
  };
}

function outcomeOf(
  entity: AnyEntity,
  draft: Draft,
  { isStale, isKept }: { isStale: boolean; isKept: boolean },
  context: CommandContext,
): BulkOutcome {
  const held = draft.before ?? draft.row;
  const id = String(held.id);
  const name = nameOf(entity, held) ?? '';
  const before = shown(entity, held, Object.keys(draft.sent), context);
  const version = Number(held.version);
  const [problem] = Object.values(draft.problems);
  if (isStale) {
    const { words } = StaleVersionOfSomebody({ versions: { yours: 0, current: version }, current: {} });
    return { id, name, ...refused(say(words, context.language), version, before) };
  }
  if (problem) return { id, name, ...refused(sayProblem(problem, context.language), version, before) };
  if (!isDifferent(entity, draft, context)) return { id, name, outcome: 'same', version, before };
  return { id, name, outcome: 'changed', version: isKept ? version + 1 : version, before };
}

function refused(reason: string, version: number, before: Row) {
  return { outcome: 'refused' as const, reason, version, before };
}

function isDifferent(entity: AnyEntity, { before, row }: Draft, { branch }: CommandContext): boolean {
  return changesBetween(entity, before ?? null, row, branch.currency).length > 0;
}

/** What the row holds now in the fields that are changed, as the wire has it, so that it can be put back. */
function shown(
  entity: AnyEntity,
  row: Row,
  columns: readonly string[],
  { branch, actor }: CommandContext,
): Row {
  const fields = bulkFields(entity, actor).map(([key, field]) => [columnOf(key, field), field] as const);
  return Object.fromEntries(
    fields
      .filter(([column]) => columns.includes(column))
      .map(([column, field]) => [column, onWire(field, row[column], branch)]),
  );
}

/** Only what the form lets this caller change of many rows; the rest is named as no field of this call. */
function requireOffered(
  entity: AnyEntity,
  { changes, rows }: Pick<BulkChange, 'changes' | 'rows'>,
  { actor }: CommandContext,
): void {
  const offered = new Set(bulkFields(entity, actor).map(([key, field]) => columnOf(key, field)));
  const foreignIn = (body: object = {}) => Object.keys(body).filter((column) => !offered.has(column));
  const foreign = [
    ...foreignIn(changes).map((column) => `changes.${column}`),
    ...rows.flatMap((row, place) =>
      foreignIn(row.changes).map((column) => `rows.${place}.changes.${column}`),
    ),
  ];
  if (foreign.length > 0)
    throw new InvalidFields(Object.fromEntries(foreign.map((named) => [named, { key: 'unknown_key' }])));
}
