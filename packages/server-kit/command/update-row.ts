import type { AnyEntity } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { NotFound } from '../http/errors.ts';
import { presentRow } from '../http/present.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { findRow } from '../query/find-row.ts';
import { checkDrafts, requireSound } from './check-drafts.ts';
import type { Draft } from './draft.ts';
import { StaleVersion, StaleVersionOfSomebody } from './errors.ts';
import { lockRows } from './lock-rows.ts';
import { draftOfChange } from './read-body.ts';

export interface ChangeInput {
  id: string;
  body: unknown;
}

/** Changes the fields of one row that a body names and answers the row as it is found then. */
export async function updateRow(entity: AnyEntity, context: CommandContext): Promise<Row> {
  const { id, body } = context.input as ChangeInput;
  const [before] = await lockRows(entity, [id], context);
  if (!before) throw NotFound();
  const draft = draftOfChange(entity, before, body, context);
  await requireVersion(entity, before, body, context);
  await checkDrafts(entity, [draft], context);
  requireSound(draft);
  await saveChanges(entity, [draft], context);
  return findRow(entity, id, context);
}

/** Writes sound drafts of rows that exist and does what follows from each. */
export async function saveChanges(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: CommandContext,
): Promise<void> {
  const rows = drafts.flatMap(({ before, row }) => (before ? [{ before, after: row }] : []));
  await context.tx.saveAll(entity, rows);
  await context.services.hooks(entity.name).afterUpdate?.(context, rows);
}

async function requireVersion(
  entity: AnyEntity,
  before: Row,
  body: unknown,
  context: CommandContext,
): Promise<void> {
  const yours = (body as Row).version;
  if (yours === undefined) throw new InvalidFields({ version: { key: 'required' } });
  if (typeof yours !== 'number' || yours === before.version) return;
  const versions = { yours, current: Number(before.version) };
  const id = String(before.id);
  const current = presentRow(entity, await findRow(entity, id, context), context);
  const name = await context.services.activities.lastActor(context, entity.name, id);
  throw name ? StaleVersion({ name, versions, current }) : StaleVersionOfSomebody({ versions, current });
}
