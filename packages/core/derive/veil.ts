import type { Expression } from '../conditions.ts';
import type { AnyEntity } from '../define-entity.ts';
import { allowed, type Rightful } from '../permissions.ts';

/** What of some rows of an entity an actor may not read, and of which rows; null where he may read all of all. */
export function veilFrom(
  { veil, conditions }: Pick<AnyEntity, 'veil' | 'conditions'>,
  actor: Rightful,
): { over: readonly string[]; when: Expression } | null {
  const when = veil && conditions[veil.when];
  return when && !allowed(actor, veil.read) ? { over: veil.over, when } : null;
}
