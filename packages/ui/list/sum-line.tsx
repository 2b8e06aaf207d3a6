import classes from './sum-line.module.css';

export interface SumLineProps {
  /** Names the figures for screen readers: `Totals`. */
  label: string;
  /** What the figures are of, where there is more than one line: `Debtors`. */
  lead: string;
  figures: readonly { key: string; title: string; figure: string }[];
}

/** What the rows of a list come to, under them. */
export function SumLine({ label, lead, figures }: SumLineProps) {
  return (
    <div className={classes.line}>
      {lead && <span className={classes.lead}>{lead}</span>}
      <dl className={classes.figures} aria-label={label}>
        {figures.map(({ key, title, figure }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
