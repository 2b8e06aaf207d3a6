import { Icon } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import { useWords } from '../theme/words.ts';
import classes from './bottom-bar.module.css';
import type { ShellTab } from './shell-menu.ts';

/** Home, Stock, Sell, Sales, More: the five places of a phone, within the thumb's reach. */
export function BottomBar({ tabs, onMenu }: { tabs: readonly ShellTab[]; onMenu: () => void }) {
  const words = useWords();
  return (
    <nav className={classes.bar} aria-label={words.quickMenu}>
      {tabs.map((tab) => {
        const content = (
          <>
            <Icon name={tab.icon} size="l" />
            <span>{tab.title}</span>
          </>
        );
        if (tab.href === undefined) {
          return (
            <button key={tab.key} type="button" onClick={onMenu}>
              {content}
            </button>
          );
        }
        return (
          <UiLink key={tab.key} href={tab.href} aria-current={tab.active ? 'page' : undefined}>
            {content}
          </UiLink>
        );
      })}
    </nav>
  );
}
