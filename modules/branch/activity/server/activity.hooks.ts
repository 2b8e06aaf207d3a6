import { isDeepStrictEqual } from 'node:util';
import { ATTACHED_FILE } from '#core/attached-file.ts';
import { type AnyEntity, columnOf, fieldOfColumn } from '#core/define-entity.ts';
import { entityNamed } from '#core/define-module.ts';
import type { Field } from '#core/fields/kind.ts';
import { allowed } from '#core/permissions.ts';
import type { FieldChange } from '#server-kit/command/activities.ts';
import type { Actor } from '#server-kit/operation/caller.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { isNoted, reasonOf } from '../noted.i18n.ts';
import { activityInSheet } from './activity-in-sheet.ts';
import { withNames } from './names-in-changes.ts';
import { veiledColumns } from './veiled-records.ts';

/** A field that one may not see is absent from the activities as well (permission-map, fields). */
export const activityHooks: EntityHooks = {
  inSheet: activityInSheet,
  async beforeShow(context, rows) {
    const { services, actor } = context;
    const veiled = await veiledColumns(context, rows);
    for (const row of rows) {
      if (row.person) row.user_name = row.person;
      if (isNoted(row.type)) row.reason = reasonOf(row, context.language);
      if (!Array.isArray(row.changes)) continue;
      const entity = entityNamed(services.registry, row.entity);
      const unread = veiled.get(String(row.record_id)) ?? [];
      const changes = (row.changes as FieldChange[]).filter(({ field }) => !unread.includes(field));
      row.changes = entity
        ? await withNames(
            entity,
            changes.flatMap((change) => readable(entity, change, actor)),
            context,
          )
        : [];
    }
  },
};

/** What an actor may see of one change: nothing where only hidden values differ, for that they differ is one, too. */
function readable(entity: AnyEntity, change: FieldChange, actor: Actor): FieldChange[] {
  if (change.field === ATTACHED_FILE && allowed(actor, entity.permissions.view)) return [change];
  const field = fieldOfColumn(entity, change.field)?.[1];
  if (!field || !mayRead(field, actor)) return [];
  if (!field.lines) return [change];
  const hidden = Object.entries(field.lines)
    .filter(([, line]) => !mayRead(line, actor))
    .map(([key, line]) => columnOf(key, line));
  if (hidden.length === 0) return [change];
  const shown = {
    ...change,
    before: withoutColumns(change.before, hidden),
    after: withoutColumns(change.after, hidden),
  };
  return isDeepStrictEqual(shown.before, shown.after) ? [] : [shown];
}

function mayRead({ options }: Field, actor: Actor): boolean {
  return !options.read || allowed(actor, options.read);
}

function withoutColumns(lines: unknown, hidden: readonly string[]): unknown {
  if (!Array.isArray(lines)) return lines;
  return (lines as Row[]).map((line) =>
    Object.fromEntries(Object.entries(line).filter(([column]) => !hidden.includes(column))),
  );
}
