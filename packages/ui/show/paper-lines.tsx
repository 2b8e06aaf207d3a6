import type { ReactNode } from 'react';
import classes from './paper-lines.module.css';

export interface PaperLinesColumn {
  key: string;
  title: string;
  look: 'name' | 'quantity' | 'amount' | 'figure' | 'words';
  /** What does not fit leaves, the smallest first. */
  yields?: number | undefined;
}

export interface PaperLine {
  key: string;
  cells: Readonly<Record<string, ReactNode>>;
  /** Small under the name. */
  under?: ReactNode;
  /** Beside the quantity where the price has no column. */
  price?: ReactNode;
}

export interface PaperLinesProps {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly PaperLinesColumn[];
  lines: readonly PaperLine[];
}

/** Lines as the paper shows them: never cut and never scrolled sideways; on a phone a line is its name and its amount. */
export function PaperLines({ label, columns, lines }: PaperLinesProps) {
  return (
    <div className={classes.room}>
      <table className={classes.lines} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, look, yields }) => (
              <th key={key} scope="col" data-look={look} data-yields={yields}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells, under, price }) => (
            <tr key={key}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-look={column.look}
                  data-amount={column.look === 'name' ? undefined : true}
                  data-yields={column.yields}
                  data-title={column.title}
                >
                  {cells[column.key]}
                  {column.look === 'quantity' && price && <span className={classes.price}> × {price}</span>}
                  {column.look === 'name' && under && <small>{under}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
