import type { CellProps } from '../look.ts';
import { type LinePart, rowsOf } from './line-parts.ts';
import classes from './lines.module.css';

/** Each line in words, its parts apart from each other. */
export function LinesCell({ parts, words, value }: CellProps & { parts: readonly LinePart[] }) {
  return (
    <ul className={classes.told}>
      {rowsOf(value).map((row, index) => (
        <li key={String(row.line_no ?? index)}>
          {parts.map(({ key, column, field, look }) => (
            <span key={key}>
              <look.Cell field={field} fieldKey={key} words={words} row={row} value={row[column]} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
