import type { IconName } from '../icons.tsx';

/** One row of a submenu: the title opens the list, the plus opens the form. */
export interface ShellMenuChild {
  key: string;
  title: string;
  href: string;
  active?: boolean;
  /** `New product`. */
  plus?: { title: string; href: string };
}

/** One entry of the sidebar: a link, a press (log out), or the head of a submenu. */
export interface ShellMenuItem {
  key: string;
  title: string;
  icon: IconName;
  href?: string;
  onPress?: () => void;
  active?: boolean;
  /** Waiting things, quietly counted. */
  badge?: number;
  items?: readonly ShellMenuChild[];
}

/** The bottom bar of phones; the one without address opens the menu. */
export interface ShellTab {
  key: string;
  title: string;
  icon: IconName;
  href?: string;
  active?: boolean;
}

/** Cuts a branch name for phones: ten characters and an ellipsis. */
export function cutName(name: string): string {
  return name.length > 10 ? `${name.slice(0, 10).trimEnd()}…` : name;
}
