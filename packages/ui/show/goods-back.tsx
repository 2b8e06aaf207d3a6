import type { ReactNode, Ref } from 'react';
import { Card } from './card.tsx';
import classes from './goods-back.module.css';

export interface GoodsBackCardProps {
  title: string;
  /** One `GoodsBackLine` for each line of the document. */
  lines: ReactNode;
  /** Fields that say how it is paid for, and why. */
  ways: ReactNode;
  /** What it comes to, and what stands there while nothing is chosen. */
  sums: readonly { title: string; amount: string }[];
  nothing: string;
  actions: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Which goods of a document go back, and what becomes of their money. */
export function GoodsBackCard({ title, lines, ways, sums, nothing, actions, ref }: GoodsBackCardProps) {
  return (
    <div ref={ref}>
      <Card
        title={title}
        flush
        footer={
          <div className={classes.foot}>
            <div className={classes.sums}>
              {sums.length === 0 && <span>{nothing}</span>}
              {sums.map(({ title: of, amount }) => (
                <span key={of}>
                  {of} <b>{amount}</b>
                </span>
              ))}
            </div>
            {actions}
          </div>
        }
      >
        <ul>{lines}</ul>
        <div className={classes.ways}>{ways}</div>
      </Card>
    </div>
  );
}

interface GoodsBackLineProps {
  name: string;
  note: string;
  /** What as much of it comes to. */
  amount?: string;
  children: ReactNode;
}

/** One line of the document: what it is, how much can go back, and the field for how much does. */
export function GoodsBackLine({ name, note, amount, children }: GoodsBackLineProps) {
  return (
    <li className={classes.line}>
      <span>
        {name}
        <small>{note}</small>
      </span>
      {children}
      {amount !== undefined && <b className={classes.amount}>{amount}</b>}
    </li>
  );
}
