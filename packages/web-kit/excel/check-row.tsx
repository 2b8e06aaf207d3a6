import type { CSSProperties } from 'react';
import { Icon } from '#ui/icons.tsx';
import { useSay } from '../i18n/language.tsx';
import type { Spot } from './fault-walk.ts';
import classes from './import.module.css';
import { IMPORT } from './import.words.ts';
import type { Edit, Fault, ShownRow } from './import-calls.ts';

export interface CheckRowProps {
  row: ShownRow;
  /** Of the columns that are read. */
  headings: readonly string[];
  /** The one that names the record, which stays in sight. */
  nameHeading: string | undefined;
  /** All of the sheet, in the order of its cells. */
  all: readonly string[];
  /** How many letters each column has room for. */
  widths: readonly number[];
  faults: readonly Fault[];
  /** Nothing was typed since the check. */
  isChecked: boolean;
  edits: readonly Edit[];
  onEdit: (edits: readonly Edit[]) => void;
  /** Somebody came into a cell. */
  onEnter: (spot: Spot) => void;
  /** A cell was left. */
  onLeave: () => void;
}

/** How the input of a cell is found. */
export const cellId = (row: number, place: number) => `cell-${row}-${place}`;

/** One row of the sheet; what is wrong with a cell stands under it, what is wrong with the row under its number. */
export function CheckRow(props: CheckRowProps) {
  const { row, headings, nameHeading, all, widths, faults, isChecked, edits, onEdit, onEnter, onLeave } =
    props;
  const say = useSay();
  const isCorrected = isChecked && faults.length === 0 && edits.some((edit) => edit.row === row.row);
  const ofRow = faults.filter(({ column }) => !headings.includes(column));
  return (
    <tr>
      <th scope="row">
        {row.row}
        {isCorrected && (
          <small className={classes.correct}>
            <Icon name="check" size="s" />
            {say(IMPORT.correct)}
          </small>
        )}
        {ofRow.map(({ column, reason }) => (
          <small key={`${column} ${reason}`} className={classes.reason}>
            {column ? `${column}: ${reason}` : reason}
          </small>
        ))}
      </th>
      {headings.map((heading, place) => {
        const stored = row.cells[all.indexOf(heading)] ?? '';
        const fault = faults.find(({ column }) => column === heading);
        const edit = edits.find((one) => one.row === row.row && one.heading === heading);
        const others = edits.filter((one) => one !== edit);
        const reasonId = `fault-${row.row}-${all.indexOf(heading)}`;
        return (
          <td
            key={heading}
            data-heading={heading}
            data-name={heading === nameHeading || undefined}
            data-faulty={fault ? true : undefined}
            data-edited={edit ? true : undefined}
            style={{ '--letters': widths[place] } as CSSProperties}
          >
            <input
              id={cellId(row.row, place)}
              aria-label={say(IMPORT.cell, { heading, row: row.row })}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? reasonId : undefined}
              value={edit?.text ?? stored}
              title={edit?.text ?? stored}
              maxLength={2000}
              onChange={({ target }) => onEdit([...others, { row: row.row, heading, text: target.value }])}
              onFocus={() => onEnter({ row: row.row, heading })}
              onBlur={onLeave}
              onKeyDown={({ key }) => key === 'Enter' && onLeave()}
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
