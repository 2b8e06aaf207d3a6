import classes from './progress-bar.module.css';

/** The thin bar on top of a list that reloads while its old rows stay. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div role="progressbar" aria-label={label} className={classes.bar} /> : null;
}
