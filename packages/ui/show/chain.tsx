import { Icon, type IconName } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import classes from './chain.module.css';

export interface ChainLink {
  key: string;
  title: string;
  note: string;
  amount?: string | undefined;
  icon: IconName;
  /** The one that is open has none. */
  href?: string | undefined;
  isHere?: boolean | undefined;
}

/** Documents that belong together, by day, the open one filled. */
export function Chain({ links }: { links: readonly ChainLink[] }) {
  return (
    <ol className={classes.chain}>
      {links.map(({ key, title, note, amount, icon, href, isHere }) => (
        <li key={key} data-here={isHere || undefined} aria-current={isHere ? 'true' : undefined}>
          <span className={classes.dot}>
            <Icon name={icon} size="s" />
          </span>
          <span className={classes.words}>
            {href ? <UiLink href={href}>{title}</UiLink> : <b>{title}</b>}
            <small>{note}</small>
          </span>
          {amount && <span className={classes.amount}>{amount}</span>}
        </li>
      ))}
    </ol>
  );
}
