import { FocusTrap } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Avatar } from '../show/avatar.tsx';
import { UiLink } from '../theme/link.tsx';
import { useWords } from '../theme/words.ts';
import type { ShellMenuItem } from './shell-menu.ts';
import classes from './sidebar.module.css';
import { SidebarItem } from './sidebar-item.tsx';

export interface SidebarProps {
  menu: readonly ShellMenuItem[];
  switcher: ReactNode;
  user: { name: string; role: string; href: string; image?: string };
  rail?: boolean;
  /** Lies over the page with a scrim. */
  over: boolean;
  onClose: () => void;
}

/** Branch on top, menu, the user at the bottom. One submenu is open at a time. */
export function Sidebar({ menu, switcher, user, rail, over, onClose }: SidebarProps) {
  const words = useWords();
  const activeKey = menu.find((item) => item.items?.some((child) => child.active))?.key ?? null;
  const [openKey, setOpenKey] = useState(activeKey);
  useEffect(() => setOpenKey(activeKey), [activeKey]);
  useEffect(() => {
    if (!over) return;
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [over, onClose]);
  return (
    <>
      {over && (
        <button
          type="button"
          className={classes.scrim}
          aria-label={words.closeMenu}
          tabIndex={-1}
          onClick={onClose}
        />
      )}
      <FocusTrap active={over}>
        <aside className={classes.sidebar} data-over={over || undefined} data-rail={rail || undefined}>
          <div className={classes.switcher}>{switcher}</div>
          <nav className={classes.nav} aria-label={words.mainMenu}>
            <ul>
              {menu.map((item) => (
                <SidebarItem
                  key={item.key}
                  item={item}
                  rail={rail}
                  open={item.key === openKey}
                  onToggle={() => setOpenKey(item.key === openKey ? null : item.key)}
                />
              ))}
            </ul>
          </nav>
          <UiLink href={user.href} className={classes.me}>
            <Avatar name={user.name} image={user.image} />
            <span className={classes.who}>
              <b>{user.name}</b>
              <span>{user.role}</span>
            </span>
          </UiLink>
        </aside>
      </FocusTrap>
    </>
  );
}
