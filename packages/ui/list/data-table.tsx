import { type ReactNode, useRef, useState } from 'react';
import { ProgressBar } from '../show/progress-bar.tsx';
import { useWords } from '../theme/words.ts';
import type { Arranging, Column, Density, Sort } from './columns.ts';
import { DataRow } from './data-row.tsx';
import classes from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { afterAll, afterPress } from './selection.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** The first column is the name and opens the record. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The record's name, for `Select …`. */
  rowName: (row: Row) => string;
  /** Address of the record; makes the first column a real link and the row pressable. */
  rowHref?: (row: Row) => string | undefined;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** The rows obey the keyboard wherever the caret is; for the one table that a page is about. */
  keys?: boolean;
  /** Letters walk through the rows as arrows do. */
  letters?: boolean;
  /** Selects what the list has beyond this page, as Ctrl+A does once all of the page is selected. */
  onSelectRest?: () => void;
  /** Icon buttons at the row's end, seen on hover, on focus and always on touch. */
  actions?: (row: Row) => ReactNode;
  density?: Density;
  /** Lets the user move columns and set their widths. */
  arranging?: Arranging;
  /** The rows are being fetched again; they stay, under a thin bar. */
  reloading?: boolean;
  /** Rows under the last one, as `<tr>`: a discount, a sum. */
  after?: ReactNode;
  /** The table scrolls inside its card (lists) instead of with the page. */
  scroll?: boolean;
}

/** The list pattern's table: sticky head, sorting, selection with Shift, a link in the first column. */
export function DataTable<Row>({
  label,
  columns: given,
  rows,
  rowId,
  rowName,
  rowHref,
  sort,
  onSort,
  selected,
  onSelect,
  keys = false,
  letters = true,
  onSelectRest,
  actions,
  density = 'normal',
  arranging,
  reloading = false,
  after,
  scroll = false,
}: DataTableProps<Row>) {
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  const lastPressed = useRef<string | null>(null);
  const [draft, setDraft] = useState<{ key: string; width: number } | null>(null);
  const columns = given.map((column) =>
    draft?.key === column.key ? { ...column, width: draft.width } : column,
  );
  const ids = rows.map(rowId);
  useRowKeys(keys, { box, ids, selected, onSelect, onSelectRest, letters });
  const shown = useRowWindow(box, rows.length, density, scroll);
  const press = (id: string, range: boolean) => {
    if (selected) onSelect?.(afterPress(selected, ids, { id, from: lastPressed.current, range }));
    lastPressed.current = id;
  };
  const width = columns.length + (selected ? 1 : 0) + (actions ? 1 : 0);
  return (
    <section
      ref={box}
      aria-label={label}
      tabIndex={rowHref ? undefined : 0}
      className={classes.box}
      data-scroll={scroll || undefined}
    >
      <ProgressBar active={reloading} label={words.loading} />
      <table
        className={classes.table}
        data-density={density}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <DataTableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          withActions={Boolean(actions)}
          arranging={arranging}
          onDraft={setDraft}
          selection={selected && { count: ids.filter((id) => selected.has(id)).length, of: ids.length }}
          onSelectAll={(all) => selected && onSelect?.(afterAll(selected, ids, all))}
        />
        <tbody>
          {shown.before > 0 && <Gap height={shown.before} width={width} />}
          {rows.slice(shown.first, shown.last).map((row, place) => {
            const id = rowId(row);
            return (
              <DataRow
                key={id}
                id={id}
                place={shown.first + place}
                row={row}
                columns={columns}
                name={rowName(row)}
                href={rowHref?.(row)}
                selected={selected?.has(id)}
                onPress={(range) => press(id, range)}
                actions={actions?.(row)}
              />
            );
          })}
          {shown.after > 0 && <Gap height={shown.after} width={width} />}
          {after}
        </tbody>
      </table>
    </section>
  );
}

function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}
