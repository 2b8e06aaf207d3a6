import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface FactsProps {
  items: readonly { key: string; title: string; value: ReactNode }[];
  /** Side cards put the value at the right edge, wide cards in two columns of pairs, paper beside its name. */
  look?: 'aside' | 'wide' | 'paper';
}

/** What is known of a record, as names and values. */
export function Facts({ items, look = 'aside' }: FactsProps) {
  return (
    <dl className={classes.facts} data-look={look}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.title}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
