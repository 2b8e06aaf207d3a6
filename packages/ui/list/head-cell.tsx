import type { PointerEvent } from 'react';
import { Icon } from '../icons.tsx';
import { ColumnEdge } from './column-edge.tsx';
import type { Arranging, Column, Sort } from './columns.ts';
import classes from './data-table.module.css';
import type { ColumnDrag } from './use-column-drag.ts';

export interface HeadCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The name stands first and stays there. */
  isFirst: boolean;
  isLast: boolean;
  arranging?: Arranging;
  drag: ColumnDrag | null;
  onPress: (event: PointerEvent<HTMLTableCellElement>, key: string) => void;
  onDraft: (draft: { key: string; width: number } | null) => void;
}

/** One column title: pressed it sorts, dragged it moves, and its right edge sets the width. */
export function HeadCell<Row>({
  column,
  sort,
  onSort,
  isFirst,
  isLast,
  arranging,
  drag,
  onPress,
  onDraft,
}: HeadCellProps<Row>) {
  const { key, title, width } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const movable = arranging && !isFirst;
  const put =
    drag &&
    drag.key !== key &&
    (drag.before === key ? 'before' : isLast && drag.before === null ? 'after' : undefined);
  return (
    <th
      scope="col"
      data-align={column.align}
      data-kept={isFirst || undefined}
      data-sorted={direction ? true : undefined}
      data-movable={movable ? key : undefined}
      data-dragged={drag?.key === key || undefined}
      data-put={put || undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      style={{ width, ...(typeof width === 'number' ? { maxWidth: width } : {}) }}
      onPointerDown={movable ? (event) => onPress(event, key) : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          <span className={classes.title}>{title}</span>
          <Icon name={direction === 'desc' ? 'down' : 'up'} size="s" />
        </button>
      ) : (
        title
      )}
      {arranging && (
        <ColumnEdge
          title={title}
          bounds={arranging.bounds}
          {...(typeof width === 'number' ? { width } : {})}
          onDraft={(draft) => onDraft(draft === null ? null : { key, width: draft })}
          onWidth={(next) => arranging.onWidth(key, next)}
        />
      )}
    </th>
  );
}
