import type { AnyEntity } from '#core/define-entity.ts';
import { commandsOf } from '../api/commands.ts';

/** Deletes one row or up to a thousand, each by its call of the specification (§7); answers the sentence of the server. */
export function removePart(entity: AnyEntity, ids: readonly string[]): Promise<string> {
  const [only] = ids;
  const { remove, removeMany } = commandsOf(entity);
  return only !== undefined && ids.length === 1 ? remove(only) : removeMany(ids);
}
