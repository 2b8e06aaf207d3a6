import type { AnyEntity, Call, EntityAction } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { SEES_DELETED } from '../query/page-request.ts';
import type { Operation } from './operation.ts';

/**
 * Rights that a derived call asks in some cases only: those that the definition names at its action (`asks`), and of a
 * deletion those of the transitions that come first, such as to void what is deleted.
 */
export function sometimesOf(
  entity: AnyEntity,
  ...actions: readonly EntityAction[]
): { sometimes?: string[] } {
  const named = actions.flatMap((action) => entity.asks?.[action] ?? []);
  const first = actions.includes('delete') ? rightsBefore(entity) : [];
  const sometimes = [...new Set([...named, ...first])];
  return sometimes.length > 0 ? { sometimes } : {};
}

/** What is added beside the rows of a sheet is made by whoever may make it. */
export function rightsToAdd(entity: AnyEntity, registry: Registry): string[] {
  return Object.values(entity.fields).flatMap(({ target }) =>
    registry.entities.filter(({ name }) => name === target).map(({ permissions }) => permissions.create),
  );
}

/** Whatever reads a list shows its past, and rows that were deleted, to whoever may see these. */
export function withRightsOfLists(entity: AnyEntity, call: Call, operation: Operation): Operation {
  if (!['list', 'search', 'export'].includes(call) || operation.kind !== 'query') return operation;
  const { asOf, ledger } = entity;
  return { ...operation, sometimes: [...(ledger ? [] : [SEES_DELETED]), ...(asOf ? [asOf.right] : [])] };
}

function rightsBefore({ states }: AnyEntity): string[] {
  return Object.values(states?.states ?? {}).flatMap(({ deleted }) =>
    typeof deleted === 'string' ? [] : (states?.transitions[deleted.first]?.right ?? []),
  );
}
