import { useSay } from '../i18n/language.tsx';
import classes from './import.module.css';
import { IMPORT } from './import.words.ts';
import type { Edit, Fault, ShownRow } from './import-calls.ts';

export interface CheckRowProps {
  row: ShownRow;
  /** Of the columns that are read. */
  headings: readonly string[];
  /** All of the sheet, in the order of its cells. */
  all: readonly string[];
  faults: readonly Fault[];
  edits: readonly Edit[];
  onEdit: (edits: readonly Edit[]) => void;
}

/** One row of the sheet; what is wrong with a cell stands under it, what is wrong with the row under its number. */
export function CheckRow({ row, headings, all, faults, edits, onEdit }: CheckRowProps) {
  const say = useSay();
  const ofRow = faults.filter(({ column }) => !headings.includes(column));
  return (
    <tr>
      <th scope="row">
        {row.row}
        {ofRow.map(({ column, reason }) => (
          <small key={`${column} ${reason}`} className={classes.reason}>
            {column ? `${column}: ${reason}` : reason}
          </small>
        ))}
      </th>
      {headings.map((heading) => {
        const stored = row.cells[all.indexOf(heading)] ?? '';
        const fault = faults.find(({ column }) => column === heading);
        const edit = edits.find((one) => one.row === row.row && one.heading === heading);
        const others = edits.filter((one) => one !== edit);
        const reasonId = `fault-${row.row}-${all.indexOf(heading)}`;
        return (
          <td
            key={heading}
            data-heading={heading}
            data-faulty={fault ? true : undefined}
            data-mended={edit ? true : undefined}
          >
            <input
              aria-label={say(IMPORT.cell, { heading, row: row.row })}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? reasonId : undefined}
              value={edit?.text ?? stored}
              maxLength={2000}
              onChange={({ target }) => onEdit([...others, { row: row.row, heading, text: target.value }])}
            />
            {fault && (
              <small id={reasonId} className={classes.reason}>
                {fault.reason}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}
