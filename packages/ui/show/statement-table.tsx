import type { ReactNode } from 'react';
import classes from './statement-table.module.css';

export interface StatementLine {
  key: string;
  title: ReactNode;
  /** One text per figure column; `0` is written quietly. */
  figures: readonly string[];
  /** Good or bad for the business, per figure column. */
  tones?: readonly ('good' | 'bad' | 'soft' | undefined)[];
}

export interface StatementGroup {
  key: string;
  title?: string;
  lines: readonly StatementLine[];
  total?: StatementLine;
}

export interface StatementTableProps {
  /** Names the table for screen readers. */
  label: string;
  /** Head of the first column, with the currency: `Account, TZS`. */
  head: string;
  /** Heads of the figure columns: `Debit`, `Credit`. */
  columns: readonly string[];
  groups: readonly StatementGroup[];
  /** The result, under a heavy line in the largest figure. */
  result?: StatementLine;
}

/** A report of accounts: groups, their lines, totals with a line above and the result below all. */
export function StatementTable({ label, head, columns, groups, result }: StatementTableProps) {
  return (
    <section
      className={classes.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without links inside, only focus lets the keyboard scroll it
      tabIndex={0}
    >
      <table className={classes.statement} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title && (
              <tr className={classes.group}>
                <th scope="colgroup" colSpan={columns.length + 1}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.lines.map((line) => (
              <Line key={line.key} line={line} kind={group.title ? 'line' : 'plain'} />
            ))}
            {group.total && <Line line={group.total} kind="total" />}
          </tbody>
        ))}
        {result && (
          <tfoot>
            <Line line={result} kind="result" />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Line({ line, kind }: { line: StatementLine; kind: 'line' | 'plain' | 'total' | 'result' }) {
  return (
    <tr className={classes[kind]}>
      <th scope="row">{line.title}</th>
      {line.figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a statement never move
        <td key={index} data-tone={line.tones?.[index]} data-zero={figure === '0' || undefined}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
