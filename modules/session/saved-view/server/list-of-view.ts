import type { AnyEntity } from '#core/define-entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Sometimes } from '#server-kit/operation/operation.ts';

/** Shared views are seen by everybody who sees the list, so not everybody makes them. */
export const SHARE_VIEWS = 'share_list_views';

/** What the calls about views ask of the caller: the right to the list, and to share. */
export const VIEWS_ASK: Sometimes = ({ entities }) => [
  ...entities.filter(({ calls }) => calls.includes('list')).map(({ permissions }) => permissions.list),
  SHARE_VIEWS,
];

/** The list that a view is of; whoever may not see the list has nothing to do with its views. */
export function listOfView(name: string, context: ActorContext): AnyEntity {
  const entity = context.services.registry.entities.find(
    (one) => one.name === name && one.calls.includes('list'),
  );
  if (!entity) throw NotFound();
  requireToo(context, entity.permissions.list);
  return entity;
}
