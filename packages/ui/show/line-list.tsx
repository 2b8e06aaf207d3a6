import type { ReactNode } from 'react';
import { UiLink } from '../theme/link.tsx';
import classes from './line-list.module.css';

export interface Line {
  key: string;
  /** Initials or a sign at the left. */
  sign?: ReactNode;
  title: string;
  /** Quiet words under the title. */
  note?: ReactNode;
  /** A bar or words between title and figure. */
  middle?: ReactNode;
  figure?: ReactNode;
  href?: string;
}

/** A few records below each other inside a card, each opening what it names. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, sign, title, note, middle, figure, href }) => (
        <li key={key}>
          {sign}
          <span className={classes.words}>
            {href ? (
              <UiLink href={href} className={classes.link} title={title}>
                {title}
              </UiLink>
            ) : (
              <b className={classes.title} title={title}>
                {title}
              </b>
            )}
            {note && <span className={classes.note}>{note}</span>}
          </span>
          {middle && <span className={classes.middle}>{middle}</span>}
          {figure && <span className={classes.figure}>{figure}</span>}
        </li>
      ))}
    </ul>
  );
}
