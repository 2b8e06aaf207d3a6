import classes from './share-bar.module.css';

export interface Share {
  key: string;
  title: string;
  /** Its size; what is not above nought takes no room. */
  size: number;
  /** What stands beside its name: `66.3`. */
  text: string;
  tone: 'main' | 'bad' | 'soon' | 'soft' | 'quiet' | 'other' | 'good';
}

/** How a whole is shared out: one bar, and what each part of it is below. */
export function ShareBar({ parts }: { parts: readonly Share[] }) {
  return (
    <div className={classes.shares}>
      <div className={classes.bar} aria-hidden>
        {parts
          .filter(({ size }) => size > 0)
          .map(({ key, size, tone }) => (
            <span key={key} data-tone={tone} style={{ flexGrow: size }} />
          ))}
      </div>
      <ul className={classes.list}>
        {parts.map(({ key, title, text, tone }) => (
          <li key={key} data-tone={tone}>
            <span>{title}</span>
            <strong>{text}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
