import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Problems } from '../errors.ts';
import { allowed, type Rightful } from '../permissions.ts';

/**
 * What an actor should know of a row without being stopped by it, by column. It is found from what he may see alone: that
 * a price is below a cost tells of the cost.
 */
export function warningsAbout(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  actor: Rightful,
  today: string,
): Problems {
  const hidden = Object.entries(entity.fields)
    .filter(([, { options }]) => options.read && !allowed(actor, options.read))
    .map(([key, field]) => columnOf(key, field));
  const seen = Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
  const found = (entity.warnings ?? []).flatMap((warning) => Object.entries(warning(seen, today)));
  return Object.fromEntries(
    found.map(([key, problem]) => [entity.fields[key] ? columnOf(key, entity.fields[key]) : key, problem]),
  );
}
