import type { AnyEntity } from '#core/define-entity.ts';
import { bulkFields } from '#core/derive/bulk.ts';
import { useActor, useMay } from '../user/current-user.tsx';
import { mayDelete, mayModify } from './row-actions.tsx';

export interface BulkActions {
  edits: boolean;
  exports: boolean;
  deletes: boolean;
  /** Steps that can be made of several documents, by their names in the table of states. */
  steps: readonly string[];
}

/** What the user may do with several rows of a list at once; where that is nothing, there is nothing to select. */
export function useBulkActions(entity: AnyEntity): BulkActions {
  const may = useMay();
  const actor = useActor();
  return {
    edits: mayModify(entity, may) && entity.calls.includes('delete') && bulkFields(entity, actor).length > 0,
    exports: mayExport(entity, may),
    deletes: mayDelete(entity, may),
    steps: stepsOfMany(entity, may),
  };
}

function stepsOfMany({ states }: AnyEntity, may: (right: string) => boolean): readonly string[] {
  return Object.entries(states?.transitions ?? {}).flatMap(([name, { many, right }]) =>
    many && right && may(right) ? [name] : [],
  );
}

export function mayExport(entity: AnyEntity, may: (right: string) => boolean): boolean {
  return entity.calls.includes('export') && may('export_to_excel');
}
