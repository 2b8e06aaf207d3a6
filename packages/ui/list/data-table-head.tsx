import { Checkbox } from '../fields/checkbox.tsx';
import { Icon } from '../icons.tsx';
import { VisuallyHidden } from '../show/visually-hidden.tsx';
import { useWords } from '../theme/words.ts';
import type { Column, Sort } from './columns.ts';
import classes from './data-table.module.css';

export interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  withActions: boolean;
  selection?: { count: number; of: number };
  onSelectAll: (all: boolean) => void;
}

/** Column titles; a sortable one is a button, the sorted one has an arrow and `aria-sort`. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
  withActions,
  selection,
  onSelectAll,
}: DataTableHeadProps<Row>) {
  const words = useWords();
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
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
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

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-sorted={direction ? true : undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      style={{ width: column.width }}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {column.title}
          <Icon name={direction === 'desc' ? 'down' : 'up'} size="s" />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}
