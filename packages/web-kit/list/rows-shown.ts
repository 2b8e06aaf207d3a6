import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';

/**
 * The entity as the rows of a list are handled under a condition. Rows that it borrows open where they belong, and nothing
 * is done with them here: they are not edited, selected or deleted. Lines of a ledger are not edited either.
 */
export function rowsShown(
  entity: AnyEntity,
  condition: string,
  { entities }: Pick<Registry, 'entities'>,
): AnyEntity {
  if (entity.linesOf)
    return { ...entity, calls: entity.calls.filter((call) => call === 'find' || call === 'export') };
  const from = entity.borrowed?.[condition]?.from;
  if (from === undefined) return entity;
  const lender = entities.find(({ name }) => name === from);
  return {
    ...entity,
    calls: lender?.calls.includes('find') ? ['find'] : [],
    screens: { ...entity.screens, ...(lender ? { view: lender.screens.view } : {}) },
    permissions: { ...entity.permissions, ...(lender ? { view: lender.permissions.view } : {}) },
  };
}
