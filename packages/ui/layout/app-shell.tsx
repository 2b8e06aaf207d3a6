import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../theme/words.ts';
import classes from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import type { ShellMenuItem, ShellTab } from './shell-menu.ts';
import { ShellSlotContext } from './shell-slot.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export interface AppShellProps extends Omit<TopBarProps, 'onMenu' | 'menuOpened' | 'slot'> {
  menu: readonly ShellMenuItem[];
  /** BranchSwitcher, or plain text for a user who may not switch. */
  switcher: (rail: boolean) => ReactNode;
  user: { name: string; role: string; href: string; image?: string };
  tabs: readonly ShellTab[];
  /** The till shows a 64px rail of icons instead of the sidebar. */
  rail?: boolean;
  /** Changes with the page; the menu over the page closes then. */
  location: string;
  /** Page. */
  children: ReactNode;
}

/** The frame of the app: sidebar, top bar, the page, and the bottom bar on phones. */
export function AppShell({ menu, switcher, user, tabs, rail, location, children, ...topBar }: AppShellProps) {
  const words = useWords();
  const wide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [bare, setBare] = useState(false);
  const slots = useMemo(() => ({ bar, setBare }), [bar]);
  const narrowed = Boolean(rail && wide);
  const opener = useRef<HTMLElement>(null);
  const open = () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after a choice and when the window widens
  useEffect(() => {
    opener.current = null;
    setOpened(false);
  }, [location, wide]);
  useEffect(() => {
    if (!opened) opener.current?.focus();
  }, [opened]);
  return (
    <div className={classes.app} data-rail={rail || undefined} data-bare={bare || undefined}>
      <a href="#content" className={classes.skip}>
        {words.skipToContent}
      </a>
      {(wide || opened) && (
        <Sidebar
          {...{ menu, user }}
          switcher={switcher(narrowed)}
          rail={narrowed}
          over={!wide}
          onClose={() => setOpened(false)}
        />
      )}
      <div className={classes.main} inert={!wide && opened}>
        <div className={classes.bars}>
          <TopBar {...topBar} onMenu={open} menuOpened={opened} slot={setBar} />
        </div>
        <main id="content" tabIndex={-1} className={classes.content}>
          <ShellSlotContext value={slots}>{children}</ShellSlotContext>
        </main>
        <div className={classes.bars}>
          <BottomBar tabs={tabs} onMenu={open} />
        </div>
      </div>
    </div>
  );
}
