import type { ReactNode } from 'react';
import { Figure } from '../show/figure.tsx';
import classes from './view-layout.module.css';

export interface ViewLayoutProps {
  /** Cards below each other: figures, lines, timeline. */
  children: ReactNode;
  /** The printable paper or what belongs beside. */
  side?: ReactNode;
}

/** A record: its figures, lines and timeline, with paper at the side. */
export function ViewLayout({ children, side }: ViewLayoutProps) {
  return (
    <div className={classes.view} data-side={side ? true : undefined}>
      <div className={classes.stack}>{children}</div>
      {side && <div className={classes.stack}>{side}</div>}
    </div>
  );
}

export interface FigureItem {
  key: string;
  title: string;
  amount: string;
  currency?: string;
  /** What is wrong stands in red, with its note. */
  tone?: 'bad';
  /** One line under the figure. */
  note?: ReactNode;
}

/** The strip of figures on top of a view: the first is the answer, so it is the biggest. */
export function FigureStrip({ items }: { items: readonly FigureItem[] }) {
  return (
    <section className={classes.strip} data-count={items.length}>
      {items.map((item, index) => (
        <div key={item.key}>
          <span className={classes.title}>{item.title}</span>
          <p className={classes.amount} title={item.amount}>
            <Figure
              amount={item.amount}
              currency={index === 0 ? item.currency : undefined}
              size={index === 0 ? 'xl' : 'm'}
              {...(item.tone ? { tone: item.tone } : {})}
            />
          </p>
          {item.note && (
            <span className={classes.note} data-tone={item.tone}>
              {item.note}
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
