import { Icon, type IconName } from '../icons.tsx';
import classes from './verdict.module.css';

export interface VerdictProps {
  tone: 'success' | 'warning' | 'danger';
  title: string;
  text: string;
}

/** One answer that somebody came for, to be read at arm's length. */
export function Verdict({ tone, title, text }: VerdictProps) {
  return (
    <section className={classes.verdict} data-tone={tone} role="status">
      <span className={classes.ring}>
        <Icon name={SIGNS[tone]} size="xl" />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  );
}

const SIGNS: Readonly<Record<VerdictProps['tone'], IconName>> = {
  success: 'check',
  warning: 'warning',
  danger: 'close',
};
