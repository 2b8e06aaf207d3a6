import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Chip } from '../show/chip.tsx';
import classes from './payment-list.module.css';

export interface PaymentRow {
  id: string;
  icon: IconName;
  title: string;
  /** Reference of the mobile money. */
  note?: string;
  amount: string;
  /** `Received`, `Now`. */
  state: string;
  done: boolean;
  remove?: string;
}

/** The parts a sale is paid in. */
export function PaymentList({
  rows,
  onRemove,
}: {
  rows: readonly PaymentRow[];
  onRemove: (id: string) => void;
}) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Icon name={row.icon} />
          <span className={classes.words}>
            <b>{row.title}</b>
            {row.note && <small>{row.note}</small>}
          </span>
          <Chip tone={row.done ? 'success' : 'neutral'}>{row.state}</Chip>
          <b className={classes.amount}>{row.amount}</b>
          <span className={classes.end}>
            {row.remove && (
              <IconButton icon="close" size="s" name={row.remove} onClick={() => onRemove(row.id)} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
