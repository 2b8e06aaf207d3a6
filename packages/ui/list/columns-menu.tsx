import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './columns-menu.module.css';

export interface ColumnChoice {
  key: string;
  title: string;
  shown: boolean;
  /** The name cannot be hidden or moved. */
  locked?: boolean;
  /** In pixels, where the user has set it. */
  width?: number;
}

export interface ColumnsMenuProps {
  columns: readonly ColumnChoice[];
  /** The columns in their new order, each shown or not. */
  onChange: (columns: ColumnChoice[]) => void;
  onReset: () => void;
  /** What is chosen of, where it is not columns, and what puts it back. */
  named?: { title: string; reset: string };
}

/** Which columns a list shows and in which order; kept per user by the screen. */
export function ColumnsMenu({ columns, onChange, onReset, named }: ColumnsMenuProps) {
  const words = useWords();
  const title = named?.title ?? words.columns;
  const [opened, setOpened] = useState(false);
  const move = (index: number, step: number) => {
    const next = [...columns];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + step, 0, moved);
    onChange(next);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={6}
      zIndex={40}
      trapFocus
      returnFocus
      width={260}
      classNames={{ dropdown: classes.menu }}
    >
      <Popover.Target>
        <IconButton
          icon="columns"
          kind="secondary"
          name={title}
          aria-haspopup="dialog"
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <p className={classes.head}>{title}</p>
        <ul className={classes.items}>
          {columns.map((column, index) => (
            <li key={column.key}>
              <Checkbox
                label={column.title}
                checked={column.shown}
                disabled={column.locked}
                onChange={(shown) =>
                  onChange(columns.map((other) => (other.key === column.key ? { ...other, shown } : other)))
                }
              />
              {column.locked ? (
                <Icon name="lock" size="s" />
              ) : (
                <span className={classes.moves}>
                  <IconButton
                    icon="up"
                    size="s"
                    name={words.moveUp(column.title)}
                    disabled={index === 0 || columns[index - 1]?.locked}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    icon="down"
                    size="s"
                    name={words.moveDown(column.title)}
                    disabled={index === columns.length - 1}
                    onClick={() => move(index, 1)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Button kind="ghost" icon="reset" block onClick={onReset}>
            {named?.reset ?? words.resetColumns}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
