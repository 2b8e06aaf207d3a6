import type { ReactNode, Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import { useWords } from '../theme/words.ts';
import { cutName } from './shell-menu.ts';
import classes from './top-bar.module.css';

export interface TopBarProps {
  /** Parent first, the section last. */
  breadcrumb: readonly { title: string; href?: string }[];
  /** The branch, always visible; cut to ten characters on phones. */
  branch?: string;
  /** SearchButton. */
  search?: ReactNode;
  /** SyncState. */
  sync?: ReactNode;
  notifications?: ReactNode;
  /** Left out where nobody is logged in. */
  onLogOut?: () => void;
  onMenu: () => void;
  menuOpened: boolean;
  /** Filled by a screen, it stands instead of the breadcrumb. */
  slot?: Ref<HTMLDivElement>;
}

/** Where one is, search, sync state, branch, notifications, log out. */
export function TopBar({
  breadcrumb,
  branch,
  search,
  sync,
  notifications,
  onLogOut,
  onMenu,
  menuOpened,
  slot,
}: TopBarProps) {
  const words = useWords();
  return (
    <header className={classes.bar}>
      <IconButton
        icon="menu"
        name={words.openMenu}
        aria-expanded={menuOpened}
        className={classes.menu}
        onClick={onMenu}
      />
      <nav className={classes.where} aria-label={words.breadcrumb}>
        <ol>
          {breadcrumb.map((step, index) => (
            <li key={step.title} aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>
              {index > 0 && <Icon name="chevron-right" size="s" />}
              {step.href && index < breadcrumb.length - 1 ? (
                <UiLink href={step.href}>{step.title}</UiLink>
              ) : (
                <span>{step.title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div ref={slot} className={classes.slot} />
      {search && <div className={classes.search}>{search}</div>}
      {sync && <div className={classes.sync}>{sync}</div>}
      {branch && (
        <span className={classes.branch} title={branch}>
          <span className={classes.whole}>{branch}</span>
          <span className={classes.cut} aria-hidden>
            {cutName(branch)}
          </span>
        </span>
      )}
      {notifications && <div className={classes.notifications}>{notifications}</div>}
      {onLogOut && <IconButton icon="logout" name={words.logOut} onClick={onLogOut} />}
    </header>
  );
}
