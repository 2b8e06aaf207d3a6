import { useEffect, useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { bulkFields } from '#core/derive/bulk.ts';
import type { Column } from '#ui/list/columns.ts';
import type { WireRow } from '../../api/queries.ts';
import { useActor, useMay } from '../../user/current-user.tsx';
import { mayModify } from '../row-actions.tsx';
import { InlineCell } from './inline-cell.tsx';

/** The columns of a list, those of plain fields that the user may change with a pencil; F2 opens the first of a row. */
export function useInlineColumns(
  entity: AnyEntity,
  columns: readonly Column<WireRow>[],
): readonly Column<WireRow>[] {
  const may = useMay();
  const actor = useActor();
  const modifies = mayModify(entity, may) && entity.calls.includes('delete');
  useEffect(() => {
    if (!modifies) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || event.defaultPrevented || !(event.target instanceof Element)) return;
      const pencil = event.target.closest('tr')?.querySelector<HTMLElement>('[data-edits-cell]');
      if (!pencil) return;
      event.preventDefault();
      pencil.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [modifies]);
  return useMemo(() => {
    if (!modifies) return columns;
    const editable = new Map(bulkFields(entity, actor));
    return columns.map((column, place) => {
      const field = place === 0 ? undefined : editable.get(column.key);
      if (!field) return column;
      return {
        ...column,
        render: (row: WireRow) =>
          row.deleted_at ? (
            column.render(row)
          ) : (
            <InlineCell {...{ entity, field, row }} fieldKey={column.key} />
          ),
      };
    });
  }, [entity, actor, columns, modifies]);
}
