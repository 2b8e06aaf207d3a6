import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import type { Made } from '../operation/server-module.ts';
import { inNewBranch } from '../query/branch-wall.ts';
import { findRow } from '../query/find-row.ts';
import { checkDrafts, requireSound } from './check-drafts.ts';
import type { Draft } from './draft.ts';
import { draftOfNew } from './read-body.ts';
import { postDocuments } from './transit.ts';

/** Creates one row from a body and answers it as it is found. */
export async function createRow(entity: AnyEntity, context: CommandContext): Promise<Row> {
  const draft = draftOfNew(entity, context.input, context);
  await checkDrafts(entity, [draft], context);
  requireSound(draft);
  const [made] = await saveDrafts(entity, [draft], context);
  const id = String(made?.row.id);
  return findRow(entity, id, inNewBranch(entity, id, context));
}

/** Keeps sound drafts of new rows and does what follows from each. */
export async function saveDrafts(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: CommandContext,
): Promise<Made[]> {
  const once = Object.entries(entity.fields).filter(([, field]) => field.options.once);
  const names = new Set(once.map(([key, field]) => columnOf(key, field)));
  const { beforeCreate, completeLast, afterCreate } = context.services.hooks(entity.name);
  const trueUps = await beforeCreate?.(context, drafts);
  if (completeLast) {
    const begun = drafts.map(({ row }) =>
      Object.assign(row, { id: row.id ?? newId(), branch_id: context.branch.id }),
    );
    await postWhatBeginsPosted(
      entity,
      begun.map((row) => ({ row, once: {} })),
      context,
      trueUps,
    );
    await completeLast(context, begun);
  }
  const rows = (await context.tx.insertAll(
    entity,
    drafts.map(({ row }) => withoutOnce(row, names)),
  )) as Row[];
  const made = rows.map((row, place) => ({ row, once: onlyOnce(drafts[place]?.sent ?? {}, names) }));
  await afterCreate?.(context, made);
  if (!completeLast) await postWhatBeginsPosted(entity, made, context, trueUps);
  return made;
}

/** Documents that stand in the books from the moment they are made, and opening values of what is no document. */
async function postWhatBeginsPosted(
  entity: AnyEntity,
  made: readonly Made[],
  context: CommandContext,
  trueUps: ReadonlyMap<string, bigint> = new Map(),
): Promise<void> {
  if (!context.services.document(entity.name).posting) return;
  const posted = made.filter(({ row }) => (stateOf(entity, row)?.books ?? 'posted') === 'posted');
  await postDocuments(
    entity,
    posted.map(({ row, once }) => ({ ...row, ...once })),
    context,
    { trueUps },
  );
}

function withoutOnce(row: Row, names: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));
}

function onlyOnce(row: Row, names: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
}
