import classes from './change-box.module.css';

/** The money to hand back, in green; read aloud when it changes. */
export function ChangeBox({ title, amount }: { title: string; amount: string }) {
  return (
    <div className={classes.box} aria-live="polite">
      <span>{title}</span>
      <p>{amount}</p>
    </div>
  );
}
