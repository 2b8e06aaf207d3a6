import { useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { filterableFields } from '#core/derive/filterable.ts';
import type { Field } from '#core/fields/kind.ts';
import { useRegistry } from '../../screens/registry.tsx';
import { useActor, useBranch } from '../../user/current-user.tsx';
import { isSwitchedOn } from '../list-columns.tsx';

/** The fields a user may filter a list by, in the order of the definition. */
export function useFilterFields(entity: AnyEntity): ReadonlyMap<string, Field> {
  const actor = useActor();
  const { switches } = useBranch();
  const registry = useRegistry();
  return useMemo(() => {
    const known = new Set<string>(registry.entities.map(({ name }) => name));
    const fields = filterableFields(entity, actor).filter(
      ([, field]) => isSwitchedOn(field, switches) && (!field.target || known.has(field.target)),
    );
    return new Map(fields);
  }, [entity, actor, switches, registry]);
}
