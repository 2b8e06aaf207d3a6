import type { ReactNode } from 'react';
import classes from './picture-strip.module.css';

/** Pictures beside each other, each a `Shot`. */
export function PictureStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.shots} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ShotProps {
  /** The address of the picture, once it is there. */
  src: string | undefined;
  caption: string;
  onOpen: () => void;
}

/** One picture with a line under it; a press shows it in full. */
export function Shot({ src, caption, onOpen }: ShotProps) {
  return (
    <li>
      <button type="button" className={classes.shot} onClick={onOpen}>
        <span className={classes.frame}>{src && <img src={src} alt="" />}</span>
        <span className={classes.caption}>{caption}</span>
      </button>
    </li>
  );
}
