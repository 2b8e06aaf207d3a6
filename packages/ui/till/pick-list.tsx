import type { KeyboardEvent } from 'react';
import { Avatar } from '../show/avatar.tsx';
import classes from './pick-list.module.css';

export interface PickRow {
  id: string;
  title: string;
  note?: string;
  /** At the right, what matters: `owes 320,000`. */
  figure?: string;
}

export interface PickListProps {
  label: string;
  rows: readonly PickRow[];
  chosen?: string;
  onPick: (id: string) => void;
}

/** People found by a search, one press each; arrows walk them. */
export function PickList({ label, rows, chosen, onPick }: PickListProps) {
  return (
    <ul className={classes.list} aria-label={label} onKeyDown={walk}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" aria-current={row.id === chosen || undefined} onClick={() => onPick(row.id)}>
            <Avatar name={row.title} />
            <span className={classes.words}>
              <b>{row.title}</b>
              {row.note && <small>{row.note}</small>}
            </span>
            {row.figure && <span className={classes.figure}>{row.figure}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function walk(event: KeyboardEvent<HTMLUListElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
}
