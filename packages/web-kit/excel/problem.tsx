import { Icon } from '#ui/icons.tsx';
import classes from './import.module.css';

/** What is in the way, said where one is looking. */
export function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className={classes.problem}>
      <Icon name="error" size="s" />
      {text}
    </p>
  );
}
