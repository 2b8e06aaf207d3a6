import type { AnyEntity } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import { NotFound, PermissionDenied } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** Shared views are seen by everybody who sees the list, so not everybody makes them. */
export const SHARE_VIEWS = 'share_list_views';

/** The list that a view is of; whoever may not see the list has nothing to do with its views. */
export function listOfView(name: string, { services, actor }: ActorContext): AnyEntity {
  const entity = services.registry.entities.find((one) => one.name === name && one.calls.includes('list'));
  if (!entity) throw NotFound();
  if (!allowed(actor, entity.permissions.list)) throw PermissionDenied();
  return entity;
}
