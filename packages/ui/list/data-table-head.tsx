import { Checkbox } from '../fields/checkbox.tsx';
import { VisuallyHidden } from '../show/visually-hidden.tsx';
import { useWords } from '../theme/words.ts';
import type { Arranging, Column, Sort } from './columns.ts';
import classes from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import { useColumnDrag } from './use-column-drag.ts';

export interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  withActions: boolean;
  selection?: { count: number; of: number };
  onSelectAll: (all: boolean) => void;
  /** Absent where the columns stay as they are. */
  arranging?: Arranging;
  /** The width that a dragged edge would give its column. */
  onDraft: (draft: { key: string; width: number } | null) => void;
}

/** Column titles; a sortable one is a button, the sorted one has an arrow and `aria-sort`. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
  withActions,
  selection,
  onSelectAll,
  arranging,
  onDraft,
}: DataTableHeadProps<Row>) {
  const words = useWords();
  const { drag, begin } = useColumnDrag(arranging?.onMove);
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.check}>
            <Checkbox
              label={words.selectAllOnPage}
              labelHidden
              checked={selection.of > 0 && selection.count === selection.of}
              some={selection.count > 0 && selection.count < selection.of}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            {...{ column, sort, onSort, arranging, drag, onDraft }}
            isFirst={index === 0}
            isLast={index === columns.length - 1}
            onPress={begin}
          />
        ))}
        {withActions && (
          <th scope="col" className={classes.actions}>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
