import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { Draft } from '../command/draft.ts';
import { draftOfChange, draftOfNew } from '../command/read-body.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { NEW_RECORDS_ONLY, NO_PERMISSION_TO_CHANGE } from './import.words.ts';
import type { ImportRequest } from './import-request.ts';
import type { MatchedRows } from './match-rows.ts';
import type { ReadRow } from './read-row.ts';

/** Rows after which other calls get their turn. */
const ROWS_A_TURN = 200;

/** Drafts of all rows: of those that name a record a change, of the others a new row. */
export async function makeDrafts(
  entity: AnyEntity,
  { kept, records }: MatchedRows,
  request: ImportRequest,
  context: CommandContext,
): Promise<Draft[]> {
  const mayChange = allowed(context.actor, entity.permissions.modify);
  const drafts: Draft[] = [];
  for (const [place, read] of kept.entries()) {
    if (place % ROWS_A_TURN === 0) await nextTurn();
    const before = records.get(read);
    const draft = before
      ? draftOfMatch(entity, before, read, context)
      : draftOfNew(entity, { ...request.values, ...read.body }, context);
    Object.assign(draft.problems, read.problems);
    Object.assign(draft.warnings, read.warnings);
    draft.sheetRow = read.sheetRow;
    if (before && !mayChange) draft.problems[''] = { key: 'may_not_change', words: NO_PERMISSION_TO_CHANGE };
    drafts.push(draft);
  }
  return drafts;
}

function draftOfMatch(entity: AnyEntity, before: Row, read: ReadRow, context: CommandContext): Draft {
  const once = Object.entries(entity.fields)
    .filter(([, field]) => field.options.once)
    .map(([key, field]) => columnOf(key, field));
  const body = Object.fromEntries(Object.entries(read.body).filter(([column]) => !once.includes(column)));
  const draft = draftOfChange(entity, before, { ...body, version: before.version }, context);
  for (const column of once)
    if (column in read.body) draft.problems[column] = { key: 'only_new', words: NEW_RECORDS_ONLY };
  return draft;
}
