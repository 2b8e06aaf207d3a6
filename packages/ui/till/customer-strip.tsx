import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { Avatar } from '../show/avatar.tsx';
import classes from './customer-strip.module.css';

export interface CustomerStripProps {
  /** `Walk-in` while nobody is chosen. */
  name: string;
  known: boolean;
  /** Phone number. */
  note?: string;
  /** `owes`, with the amount. */
  owes?: { title: string; amount: string };
  /** Choose or Change. */
  action: ReactNode;
}

/** Who buys, and what they owe already. */
export function CustomerStrip({ name, known, note, owes, action }: CustomerStripProps) {
  return (
    <div className={classes.strip}>
      {known ? (
        <Avatar name={name} />
      ) : (
        <span className={classes.nobody}>
          <Icon name="user" />
        </span>
      )}
      <span className={classes.words}>
        <b>{name}</b>
        {(note || owes) && (
          <small>
            {note}
            {note && owes ? ', ' : ''}
            {owes && (
              <>
                {owes.title} <b>{owes.amount}</b>
              </>
            )}
          </small>
        )}
      </span>
      {action}
    </div>
  );
}
