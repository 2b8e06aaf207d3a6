import type { KeyboardEvent, ReactNode } from 'react';
import { Avatar } from '../show/avatar.tsx';
import classes from './pick-list.module.css';

export interface PickRow {
  id: string;
  title: string;
  note?: string;
  /** At the right, what matters: `owes 320,000`, which warns; of what is no person, its amount. */
  figure?: string;
  /** It stands there and cannot be taken. */
  off?: boolean;
}

export interface PickListProps {
  /** The field that finds them: Down leads from it to the first, Enter takes the first. */
  search: ReactNode;
  /** Enter in the field. */
  onEnter: () => void;
  /** What stands between the field and the people, such as that there are none. */
  children?: ReactNode;
  label: string;
  rows: readonly PickRow[];
  chosen?: string;
  /** They are no people. */
  faceless?: boolean;
  onPick: (id: string) => void;
}

/** People, or rooms, found by a search, one press each; arrows walk them. */
export function PickList({
  label,
  rows,
  faceless,
  chosen,
  search,
  onEnter,
  onPick,
  children,
}: PickListProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const inField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && inField) {
      event.preventDefault();
      onEnter();
    } else walk(event);
  };
  return (
    <search className={classes.picking} onKeyDown={press}>
      {search}
      {children}
      <ul className={classes.list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={row.id === chosen || undefined}
              disabled={row.off}
              onClick={() => onPick(row.id)}
            >
              {!faceless && <Avatar name={row.title} />}
              <span className={classes.words}>
                <b>{row.title}</b>
                {row.note && <small>{row.note}</small>}
              </span>
              {row.figure && <span className={faceless ? classes.amount : classes.figure}>{row.figure}</span>}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}

/** From the field down to the first, and from the first up to the field. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + by]?.focus();
}
