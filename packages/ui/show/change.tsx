import { Icon } from '../icons.tsx';
import classes from './change.module.css';

export interface ChangeProps {
  /** With its sign: `+8.2%`. */
  text: string;
  direction: 'up' | 'down';
  /** Good or bad for the business; rising cost is bad. */
  good: boolean;
}

/** How a figure moved: arrow and sign, coloured by what it means for the business. */
export function Change({ text, direction, good }: ChangeProps) {
  return (
    <span className={classes.change} data-good={good}>
      <Icon name={direction === 'up' ? 'trend-up' : 'trend-down'} size="s" />
      {text}
    </span>
  );
}
