import type { ReactNode } from 'react';
import { lastLines } from './last-lines.ts';
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
  /** What closes the paper below: sums, signatures. It never stands on a sheet without the last lines. */
  closing?: ReactNode;
}

/** Rows on paper: its head stands again on each sheet, and no row is cut in two. */
export function PaperTable<R>({ columns, rows, rowId, closing }: PaperTableProps<R>) {
  const shown = (some: readonly R[]) => some.map((row) => <Row key={rowId(row)} {...{ columns, row }} />);
  const { before, last } = closing ? lastLines(rows) : { before: rows, last: [] };
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
      <tbody>{shown(before)}</tbody>
      {closing && (
        <tbody data-closing>
          {shown(last)}
          <tr>
            <td colSpan={columns.length} data-closing>
              {closing}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

function Row<R>({ columns, row }: { columns: readonly PaperColumn<R>[]; row: R }) {
  return (
    <tr>
      {columns.map(({ key, align, isWhole, render }) => (
        <td key={key} data-align={align} data-whole={isWhole || undefined}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}
