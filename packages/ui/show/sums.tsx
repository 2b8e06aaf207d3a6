import classes from './sums.module.css';

export interface Sum {
  key: string;
  title: string;
  amount: string;
  /** A total has a line above it, the last result a heavy one. */
  look?: 'total' | 'result' | undefined;
}

/** Totals as they are read on the paper. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={classes.sums}>
      {sums.map(({ key, title, amount, look }) => (
        <div key={key} data-look={look}>
          <dt>{title}</dt>
          <dd data-amount>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
