import { fieldOfColumn } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { FieldChange } from '#server-kit/command/activities.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';

/** A field that one may not see is absent from the activities as well (permission-map, fields). */
export const activityHooks: EntityHooks = {
  async beforeShow(context, rows) {
    for (const row of rows) {
      if (!Array.isArray(row.changes)) continue;
      const changes = row.changes as FieldChange[];
      row.changes = changes.filter(({ field }) => mayRead(context, String(row.entity), field));
    }
  },
};

function mayRead({ engine, actor }: ActorContext, entityName: string, column: string): boolean {
  const entity = engine.registry.entities.find(({ name }) => name === entityName);
  const [, field] = (entity && fieldOfColumn(entity, column)) ?? [];
  return !field?.options.read || allowed(actor, field.options.read);
}
