import { use } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { WireRow } from '../api/queries.ts';
import type { Typed } from '../form/body-of.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { MakingContext } from './making-context.ts';

/**
 * What makes a record, of what is typed, where one is chosen; undefined where the server would refuse it. Fields that the form
 * says itself are left out.
 */
export function useMaking(
  target: string,
  onMade: (row: WireRow) => void,
  without?: readonly string[],
): ((begun: Typed) => void) | undefined {
  const entity = useRegistry().entity(target);
  const begin = use(MakingContext);
  const may = useMay();
  const { switches } = useBranch();
  if (!begin || !isMadeWhereChosen(entity, may, switches)) return undefined;
  return (begun) => begin({ entity, begun, without, onMade });
}

/** Whether somebody may make one where one is chosen: by the right, and where the branch uses them at all. */
export function isMadeWhereChosen(
  { madeWhereChosen, calls, when, permissions }: AnyEntity,
  may: (right: string) => boolean,
  switches: Readonly<Record<string, unknown>>,
): boolean {
  if (!madeWhereChosen || !calls.includes('create') || !may(permissions.create)) return false;
  return when === undefined || switches[when] === true;
}
