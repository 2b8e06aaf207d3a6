import { type ReactNode, useState } from 'react';
import { Icon } from '../icons.tsx';
import classes from './fold.module.css';

export interface FoldProps {
  title: string;
  /** A card of its own, or quiet words inside a card or a dialog. */
  look?: 'card' | 'plain';
  /** As the user last left it. */
  startsOpen?: boolean;
  onToggled?: (isOpen: boolean) => void;
  /** Made when it is opened, so that what few look at is asked for by those few. */
  children: () => ReactNode;
}

/** Something that few look for, folded away under its title. */
export function Fold({ title, look = 'card', startsOpen = false, onToggled, children }: FoldProps) {
  const [opened, setOpened] = useState(startsOpen);
  return (
    <details
      className={classes.fold}
      data-look={look}
      open={opened}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
        onToggled?.(event.currentTarget.open);
      }}
    >
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      {opened && <div className={classes.content}>{children()}</div>}
    </details>
  );
}
