import { useId } from 'react';
import { Icon } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import type { ShellMenuChild, ShellMenuItem } from './shell-menu.ts';
import classes from './sidebar.module.css';

export interface SidebarItemProps {
  item: ShellMenuItem;
  open: boolean;
  rail?: boolean;
  onToggle: () => void;
}

/** One entry of the menu, with its submenu when it has one. On the rail it is its icon, leading to its first page. */
export function SidebarItem({ item, open, rail, onToggle }: SidebarItemProps) {
  const id = useId();
  const within = item.active || item.items?.some((child) => child.active);
  const content = (
    <>
      <Icon name={item.icon} />
      <span className={classes.title}>{item.title}</span>
      {item.badge ? <span className={classes.badge}>{item.badge}</span> : null}
    </>
  );
  const href = item.href ?? (rail ? item.items?.[0]?.href : undefined);
  if (href !== undefined && (rail || !item.items)) {
    return (
      <li>
        <UiLink
          href={href}
          className={classes.item}
          title={rail ? item.title : undefined}
          aria-current={within ? 'page' : undefined}
        >
          {content}
        </UiLink>
      </li>
    );
  }
  if (!item.items) {
    return (
      <li>
        <button
          type="button"
          className={classes.item}
          title={rail ? item.title : undefined}
          onClick={item.onPress}
        >
          {content}
        </button>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {content}
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size="s" className={classes.chevron} />
      </button>
      <ul id={id} className={classes.sub} hidden={!open}>
        {item.items.map((child) => (
          <SubmenuRow key={child.key} child={child} />
        ))}
      </ul>
    </li>
  );
}

function SubmenuRow({ child }: { child: ShellMenuChild }) {
  return (
    <li className={classes.row} data-active={child.active || undefined}>
      <UiLink href={child.href} className={classes.child} aria-current={child.active ? 'page' : undefined}>
        {child.title}
      </UiLink>
      {child.plus && (
        <UiLink
          href={child.plus.href}
          className={classes.plus}
          aria-label={child.plus.title}
          title={child.plus.title}
        >
          <Icon name="plus" size="s" />
        </UiLink>
      )}
    </li>
  );
}
