import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { SearchInput } from '../fields/search-input.tsx';
import { Icon } from '../icons.tsx';
import { Avatar } from '../show/avatar.tsx';
import { ThemeScope } from '../show/theme-scope.tsx';
import { VisuallyHidden } from '../show/visually-hidden.tsx';
import { useWords } from '../theme/words.ts';
import classes from './branch-switcher.module.css';
import { BranchTag } from './branch-tag.tsx';

export interface BranchChoice {
  id: string;
  name: string;
  town?: string;
  /** The period's sales as written. */
  sales?: string;
  /** The branch's own colour. */
  primary?: string;
}

export interface BranchSwitcherProps {
  business: string;
  current: BranchChoice;
  branches: readonly BranchChoice[];
  onSwitch: (id: string) => void;
  /** `Find a branch`. */
  find: string;
  /** `All branches together`, `New branch`. */
  others?: readonly {
    key: string;
    title: string;
    icon: 'branch' | 'plus';
    note?: string;
    onPress: () => void;
  }[];
  rail?: boolean;
}

/** The branch one works in, and the way to another; each in its own colour. */
export function BranchSwitcher({
  business,
  current,
  branches,
  onSwitch,
  find,
  others = [],
  rail,
}: BranchSwitcherProps) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const found = branches.filter((branch) =>
    `${branch.name} ${branch.town ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const choose = (act: () => void) => {
    setOpened(false);
    act();
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      onClose={() => setTyped('')}
      position="bottom-start"
      offset={2}
      width={300}
      zIndex={70}
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.menu }}
    >
      <Popover.Target>
        <button type="button" className={classes.switcher} onClick={() => setOpened(!opened)}>
          <VisuallyHidden>{`${words.switchBranch}: ${rail ? current.name : ''}`}</VisuallyHidden>
          <BranchTag name={current.name} business={business} rail={rail} />
          {!rail && <Icon name="selector" size="s" />}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.switchBranch}>
        {branches.length > 3 && (
          <SearchInput label={find} placeholder={find} look="quiet" value={typed} onChange={setTyped} />
        )}
        <ul className={classes.branches}>
          {found.map((branch) => (
            <li key={branch.id}>
              <button
                type="button"
                className={classes.row}
                aria-current={branch.id === current.id || undefined}
                onClick={() => choose(() => onSwitch(branch.id))}
              >
                <ThemeScope primary={branch.primary} className={classes.colour}>
                  <Avatar name={branch.name} shape="square" look="brand" />
                </ThemeScope>
                <span className={classes.words}>
                  <span>{branch.name}</span>
                  {branch.town && <small>{branch.town}</small>}
                </span>
                {branch.sales && <span className={classes.note}>{branch.sales}</span>}
                {branch.id === current.id && <Icon name="check" />}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={classes.none}>{words.nothingFound}</li>}
        </ul>
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((other) => (
              <li key={other.key}>
                <button type="button" className={classes.row} onClick={() => choose(other.onPress)}>
                  <Icon name={other.icon} />
                  <span className={classes.words}>{other.title}</span>
                  {other.note && <span className={classes.note}>{other.note}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
