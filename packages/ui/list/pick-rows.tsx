import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './pick-rows.module.css';

/** A short list of which one is picked, under a quiet head. */
export function PickRows({ label, head, children }: { label: string; head?: string; children: ReactNode }) {
  return (
    <div>
      {head && <p className={classes.head}>{head}</p>}
      <ul className={classes.rows} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

export type PickRowProps =
  | { title: string; hint?: string; chosen: boolean; onPick: () => void; end?: ReactNode; edit?: undefined }
  | { edit: ReactNode; end?: ReactNode };

/** One of them: a press picks it; while it is renamed a field stands in its place. */
export function PickRow(props: PickRowProps) {
  return (
    <li className={classes.row}>
      {props.edit ? (
        <span className={classes.pick}>{props.edit}</span>
      ) : (
        'title' in props && (
          <button
            type="button"
            className={classes.pick}
            aria-current={props.chosen || undefined}
            onClick={props.onPick}
          >
            <span className={classes.title}>{props.title}</span>
            {props.hint && <span className={classes.hint}>{props.hint}</span>}
            {props.chosen && <Icon name="check" size="s" />}
          </button>
        )
      )}
      {props.end}
    </li>
  );
}
