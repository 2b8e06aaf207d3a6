import type { ReactNode } from 'react';
import classes from './paper.module.css';

/** What the paper needs to know of a column; those of a list fit. */
export interface PaperColumn<R> {
  key: string;
  title: string;
  align?: 'left' | 'right';
  /** What is read at one glance stays on one line: a day, “20 cartons of 24”. */
  isWhole?: boolean;
  render: (row: R) => ReactNode;
}

export interface PaperTableProps<R> {
  columns: readonly PaperColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
}

/** Rows on paper: its head stands again on each sheet, and no row is cut in two. */
export function PaperTable<R>({ columns, rows, rowId }: PaperTableProps<R>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ key, align, isWhole, render }) => (
              <td key={key} data-align={align} data-whole={isWhole || undefined}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
