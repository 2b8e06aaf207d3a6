import { Avatar } from '../show/avatar.tsx';
import classes from './branch-switcher.module.css';

export interface BranchTagProps {
  name: string;
  business: string;
  rail?: boolean;
}

/** Branch and business in words; stands alone for a user who may not switch. */
export function BranchTag({ name, business, rail }: BranchTagProps) {
  return (
    <span className={classes.tag}>
      <Avatar name={name} shape="square" look="brand" />
      {!rail && (
        <span className={classes.words}>
          <b>{name}</b>
          <small>{business}</small>
        </span>
      )}
    </span>
  );
}
